/** The service that compares faces. */
export interface FaceSettings {
  readonly url: string
  /** Bearer token of the service. */
  readonly token?: string
  readonly timeoutMs: number
}

declare module '#kernel/context.ts' {
  interface Settings {
    /** Without it, the environments with simulated partners simulate the comparison of faces, and others have none. */
    readonly faces?: FaceSettings
  }
}
