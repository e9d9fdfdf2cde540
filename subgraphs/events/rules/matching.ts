/** How a subscription may name an event: by its name, by its group (`transfer.*`), or all of them (`*`). */
export const patternsOf = (eventName: string): string[] => [eventName, `${eventName.slice(0, eventName.indexOf('.') + 1)}*`, '*']

/** Whether a subscription that names these events is told of one. */
export const isTold = (eventNames: readonly string[], eventName: string): boolean => patternsOf(eventName).some(each => eventNames.includes(each))
