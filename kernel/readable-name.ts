/** Whether a name shows letters or digits. Screening compares these: one without any would pass it unseen. */
export const isReadableName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
