import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import { requestStatement, type RequestStatement } from '#core/operations/statements/request-statement.ts'
import {
  accountStatementFile,
  type AccountStatementFile,
} from '#core/queries/statements/account-statement-file.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { accountById } from '#core/queries/accounts.ts'
import {
  accountStatements,
  downloadUrlOf,
  linesOfRow,
  statement,
  statementContent,
  statementsOf,
  type StatementPage,
  type StatementRow,
} from '#core/queries/statements/requested-statements.ts'
import type { StatementFormat } from '#core/rules/statements/statement.ts'
import { FORMATS } from '#core/statements/formats.ts'
import type { Resolvers } from '#core/schema.gen.ts'

export const statements = {
  Query: {
    statement: (_: unknown, { id }: { readonly id: string }, ctx: Context) => statement(ctx, id),
    accountStatements: (_: unknown, page: StatementPage, ctx: Context) => accountStatements(ctx, page),
    accountStatementFile: (_: unknown, of: AccountStatementFile, ctx: Context) =>
      accountStatementFile(ctx, of),
    statementContent: (_: unknown, of: { readonly id: string; readonly piece: number }, ctx: Context) =>
      statementContent(ctx, of),
  },
  Mutation: {
    requestStatement: (
      _: unknown,
      {
        accountId,
        input,
      }: { readonly accountId: string; readonly input: Omit<RequestStatement, 'accountId'> },
      ctx: Context,
    ) => requestStatement(ctx, { accountId, ...input }),
  },
  Account: {
    statements: ({ id }: AccountRow, page: PageArguments, ctx: Context) => statementsOf(ctx, id, page),
  },
  Statement: {
    account: ({ accountId }: StatementRow, _: unknown, ctx: Context) => accountById(ctx, accountId),
    from: ({ fromDate }: StatementRow) => fromDate,
    to: ({ toDate }: StatementRow) => toDate,
    lines: linesOfRow,
    bytes: ({ bytes }: StatementRow) => (bytes === null ? null : Number(bytes)),
    contentType: ({ format }: StatementRow) => FORMATS[format as StatementFormat].contentType,
    downloadUrl: (row: StatementRow, _: unknown, ctx: Context) => downloadUrlOf(row, ctx.settings.publicUrl),
  },
} satisfies Resolvers
