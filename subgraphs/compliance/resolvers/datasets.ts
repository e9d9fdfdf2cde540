import type { Context } from '#kernel/context.ts'
import { refreshDataset } from '#compliance/operations/lists/refresh-dataset.ts'
import { datasetChanges, type DatasetChangesPage } from '#compliance/queries/dataset-changes.ts'
import {
  datasetEntries,
  datasetEntry,
  entryHistory,
  type DatasetEntriesPage,
  type DatasetEntryRow,
} from '#compliance/queries/dataset-entries.ts'
import { dataset, datasets, datasetVersions, type DatasetVersionsPage } from '#compliance/queries/datasets.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'
import type { PartialDate } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

interface OfSource {
  readonly source: ListSource
}

export const datasetParts = {
  Query: {
    datasets: (_: unknown, __: unknown, ctx: Context) => datasets(ctx),
    dataset: (_: unknown, args: OfSource, ctx: Context) => dataset(ctx, args),
    datasetVersions: (_: unknown, args: DatasetVersionsPage, ctx: Context) => datasetVersions(ctx, args),
    datasetChanges: (_: unknown, page: DatasetChangesPage, ctx: Context) => datasetChanges(ctx, page),
    datasetEntries: (_: unknown, page: DatasetEntriesPage, ctx: Context) => datasetEntries(ctx, page),
    datasetEntry: (_: unknown, args: OfSource & { entryId: string }, ctx: Context) => datasetEntry(ctx, args),
  },
  Mutation: {
    refreshDataset: async (_: unknown, args: OfSource, ctx: Context) =>
      dataset(ctx, await refreshDataset(ctx, args)),
  },
  DatasetEntry: {
    isDeceased: ({ isDeceased }: DatasetEntryRow) => isDeceased ?? false,
    history: (row: DatasetEntryRow, _: unknown, ctx: Context) => entryHistory(ctx, row),
  },
  DatasetDate: {
    isApproximate: ({ isApproximate }: PartialDate) => isApproximate ?? false,
  },
} satisfies Resolvers
