/** As much of a browser's database as the phone's storage asks of it, in memory: what was put there outlives its stores. */
export function memoryDatabase() {
  const tables = new Map<string, Map<unknown, unknown>>()
  let lastKey = 0

  function tableOf(name: string) {
    const rows = tables.get(name) ?? new Map<unknown, unknown>()
    return {
      getAll: () => ({ result: structuredClone([...rows.values()]) }),
      get: (key: unknown) => ({ result: structuredClone(rows.get(key)) }),
      add(row: object) {
        lastKey += 1
        rows.set(lastKey, structuredClone({ ...row, key: lastKey }))
        return { result: lastKey }
      },
      put(row: object, key: unknown = Reflect.get(row, 'key')) {
        rows.set(key, structuredClone(row))
        return { result: key }
      },
      delete: (key: unknown) => ({ result: void rows.delete(key) }),
    }
  }

  const database = {
    createObjectStore: (name: string) => tables.set(name, new Map()),
    transaction: () => Object.assign(soon('complete'), { objectStore: tableOf }),
  }
  return {
    open: () =>
      Object.assign(tables.size === 0 ? soon('upgradeneeded', 'success') : soon('success'), {
        result: database,
      }),
  }
}

/** Something that will say so, once whoever asked for it listens. */
function soon(...events: readonly string[]): EventTarget {
  const target = new EventTarget()
  queueMicrotask(() => {
    for (const event of events) target.dispatchEvent(new Event(event))
  })
  return target
}
