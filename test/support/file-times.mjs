const SHOWN = 15

/** Prints the duration of the slowest test files at the end of a run, so that a file that grows slow is seen the same day. */
export default class FileTimes {
  onRunComplete(_, { testResults }) {
    const files = testResults
      .map(({ testFilePath, perfStats, displayName }) => ({
        name: testFilePath.split('/test/').at(-1),
        project: displayName?.name ?? '',
        seconds: (perfStats.end - perfStats.start) / 1000,
      }))
      .filter(({ seconds }) => seconds > 0)
      .toSorted((one, other) => other.seconds - one.seconds)
    const sum = files.reduce((total, { seconds }) => total + seconds, 0)
    if (files.length < 2) return

    console.error(`\nSlowest of ${files.length} test files, which took ${sum.toFixed(0)} s together:`)
    for (const { name, project, seconds } of files.slice(0, SHOWN))
      console.error(`${seconds.toFixed(1).padStart(7)} s  ${name}${project === 'split' ? ' (split)' : ''}`)
  }
}
