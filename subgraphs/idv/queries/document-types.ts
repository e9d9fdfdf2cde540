import type { Context } from '#kernel/context.ts'
import type { DocumentType } from '#idv/document-types/document-type.ts'
import { documentTypesOf } from '#idv/document-types/document-types.ts'
import { admitReader } from '#idv/rules/rights.ts'
import type { DocumentSide, IdentityDocumentType } from '#idv/schema.gen.ts'

/** A type of document with its values as the graph names them. */
export interface SupportedDocument extends Omit<DocumentType, 'type' | 'sides'> {
  readonly type: IdentityDocumentType
  readonly sides: readonly DocumentSide[]
}

/** Supported documents: all, or those of a country and those that every country issues. */
export function documentTypes(
  ctx: Context,
  { country }: { readonly country?: string | null },
): readonly SupportedDocument[] {
  admitReader(ctx.actor)
  return documentTypesOf(country ?? undefined).map(({ type, sides, ...document }) => ({
    ...document,
    type: type.toUpperCase() as IdentityDocumentType,
    sides: sides.map(side => side.toUpperCase() as DocumentSide),
  }))
}
