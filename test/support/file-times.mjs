import { recordedSeconds } from './processor-time.mjs'

const SHOWN = 15
/**
 * Processor time of a test file above which the run fails. A file should take a minute on a quiet machine; on a shared
 * one the same file has taken three times as long.
 */
const SECONDS_MAX = 180

/** Prints the slowest test files at the end of a run, and fails it if one is too slow. */
export default class FileTimes {
  #error

  onRunComplete(_, { testResults }) {
    const processor = recordedSeconds()
    const files = testResults
      .map(({ testFilePath, perfStats, displayName }) => ({
        name: `${testFilePath.split('/test/').at(-1)}${displayName?.name === 'split' ? ' (split)' : ''}`,
        seconds: (perfStats.end - perfStats.start) / 1000,
        processorSeconds: processor.get(testFilePath) ?? 0,
      }))
      .filter(({ seconds }) => seconds > 0)
    const tooSlow = files.filter(each => each.processorSeconds > SECONDS_MAX)
    if (tooSlow.length > 0) {
      const names = tooSlow.map(each => `${each.name} (${each.processorSeconds.toFixed(0)} s)`)
      this.#error = new Error(
        `Test files that take more than ${SECONDS_MAX} s of processor time must be divided: ${names.join(', ')}.`,
      )
      console.error(`\n${this.#error.message}`)
    }
    if (files.length < 2) return

    const sumOf = key => files.reduce((total, each) => total + each[key], 0).toFixed(0)
    console.error(
      `\nSlowest of ${files.length} test files, which took ${sumOf('seconds')} s together (and ${sumOf('processorSeconds')} s of processor time without PostgreSQL):`,
    )
    for (const { name, seconds, processorSeconds } of files
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN))
      console.error(`${seconds.toFixed(1).padStart(7)} s (${processorSeconds.toFixed(0)} s)  ${name}`)
  }

  /** Jest fails the run if there is one. */
  getLastError() {
    return this.#error
  }
}
