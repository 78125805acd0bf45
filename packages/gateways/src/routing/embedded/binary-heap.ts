/** A priority queue of numbered items, the cheapest first. It may hold an item more than once. */
export class BinaryHeap {
  readonly #items: number[] = []
  readonly #costs: number[] = []

  push(item: number, cost: number): void {
    const items = this.#items
    const costs = this.#costs
    let hole = items.length
    while (hole > 0) {
      const parent = (hole - 1) >> 1
      const parentCost = costs[parent] ?? 0
      if (parentCost <= cost) break
      items[hole] = items[parent] ?? 0
      costs[hole] = parentCost
      hole = parent
    }
    items[hole] = item
    costs[hole] = cost
  }

  /** Removes the cheapest item; undefined when the queue is empty. */
  pop(): { item: number; cost: number } | undefined {
    const item = this.#items[0]
    const cost = this.#costs[0]
    const lastItem = this.#items.pop()
    const lastCost = this.#costs.pop()
    if (item === undefined || cost === undefined || lastItem === undefined || lastCost === undefined)
      return undefined
    if (this.#items.length > 0) this.#sink(lastItem, lastCost)
    return { item, cost }
  }

  /** Puts an item at the removed top and moves it down to its place. */
  #sink(item: number, cost: number): void {
    const items = this.#items
    const costs = this.#costs
    let hole = 0
    for (;;) {
      const left = 2 * hole + 1
      const right = left + 1
      const child = (costs[right] ?? Infinity) < (costs[left] ?? Infinity) ? right : left
      const childCost = costs[child] ?? Infinity
      if (childCost >= cost) break
      items[hole] = items[child] ?? 0
      costs[hole] = childCost
      hole = child
    }
    items[hole] = item
    costs[hole] = cost
  }
}
