import type { CampaignOptions } from './campaign.ts'

type Run = Omit<CampaignOptions, 'seed' | 'backWithinMs' | 'report'>

export const FULL: Run = { kills: { app: 20, database: 5, both: 3 }, clients: 8, calm: 150, repeats: 3_000 }
export const SHORT: Run = { kills: { app: 3, database: 1, both: 1 }, clients: 6, calm: 60, repeats: 400 }

export const BACK_WITHIN_MS = 10_000
