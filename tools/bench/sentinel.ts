import { measuringSeed } from '#tools/traffic/sentinel/lives/random.ts'
import { isBrief } from './effort.ts'
import type { Environment } from './environment.ts'
import { accuracyTable, measureAccuracy } from './sentinel/accuracy.ts'
import { inOwnWorkspace } from './sentinel/own-workspace.ts'
import { measureSpeed } from './sentinel/speed.ts'

/** Each ordinary life gives four profile-months. */
const PROFILES = isBrief ? 2 : 150
const VICTIMS_PER_PATTERN = isBrief ? 1 : 10

/** The parts of the measurement, one after the other. Each renders its own table. */
const PARTS: readonly ((environment: Environment) => Promise<string>)[] = [measureSpeed, accuracy]

/** Measures elder protection with the standard set of rules. */
export async function sentinel(environment: Environment): Promise<string> {
  const texts: string[] = []
  for (const part of PARTS) texts.push(await part(environment))
  return texts.join('\n\n')
}

/** Victims and ordinary customers with an alert, on lives whose seeds no parameter was tuned with. */
async function accuracy(environment: Environment): Promise<string> {
  return inOwnWorkspace(environment, async contextAt =>
    accuracyTable(
      await measureAccuracy({
        contextAt,
        seeds: measuringSeed,
        profiles: PROFILES,
        victimsPerPattern: VICTIMS_PER_PATTERN,
      }),
    ),
  )
}
