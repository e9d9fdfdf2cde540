declare module '#kernel/context.ts' {
  interface Settings {
    /** External private signing keys as a JWK set in JSON; the keys in the database are used by default. */
    readonly signingKeys?: string
  }
}

export {}
