/** A variable of the environment. */
export interface Variable {
  /** `<…>` stands for a part that `instances` spells out. */
  readonly name: string
  readonly description: string
  /** Undefined: unset. */
  readonly default?: string
  /** The default where DATABASE_URL is set or the process runs apart, if it differs. */
  readonly defaultOnOwnDatabase?: string
  /** A default that is computed at the start, in words for docs/configuration.md. */
  readonly computedDefault?: string
  /** The only values that are allowed; the start refuses any other. */
  readonly values?: readonly string[]
  /** What a value must be: the words of docs/configuration.md and of the refusal at the start. */
  readonly mustBe?: string
  readonly instances?: readonly string[]
}
