/** Room for so many at once. Who finds too little of it waits, and is let in in turn. */
export interface Room {
  within<Result>(count: number, work: () => Promise<Result>): Promise<Result>
}

export function createRoom(most: number): Room {
  let free = most
  const waiting: { readonly count: number; readonly enter: () => void }[] = []

  function letIn(): void {
    while (waiting.length > 0 && waiting[0]!.count <= free) {
      const next = waiting.shift()!
      free -= next.count
      next.enter()
    }
  }

  return {
    async within(count, work) {
      await new Promise<void>(enter => {
        waiting.push({ count: Math.min(count, most), enter })
        letIn()
      })
      try {
        return await work()
      } finally {
        free += Math.min(count, most)
        letIn()
      }
    },
  }
}
