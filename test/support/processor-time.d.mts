export declare const publishTimesFile: (path: string) => void
