export declare const PROGRAM_FOLDER: URL
export declare const stampsOf: (paths: readonly string[], root?: URL) => Record<string, string>
export declare const isProgramBuilt: (root?: URL) => boolean
