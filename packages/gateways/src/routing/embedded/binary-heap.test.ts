import { describe, expect, it } from 'vitest'
import { BinaryHeap } from './fastest-path.ts'

describe('the queue', () => {
  it('gives the cheapest item first, however they came', () => {
    const heap = new BinaryHeap()
    const costs = [5, 3, 8, 1, 9, 2, 7, 3, 0, 6]
    for (const [item, cost] of costs.entries()) heap.push(item, cost)
    const order = costs.map(() => heap.pop()?.cost)
    expect(order).toEqual([0, 1, 2, 3, 3, 5, 6, 7, 8, 9])
  })

  it('keeps an item with its cost', () => {
    const heap = new BinaryHeap()
    heap.push(42, 2)
    heap.push(7, 1)
    expect(heap.pop()).toEqual({ item: 7, cost: 1 })
    heap.push(8, 1.5)
    expect(heap.pop()).toEqual({ item: 8, cost: 1.5 })
    expect(heap.pop()).toEqual({ item: 42, cost: 2 })
  })

  it('has nothing to give when it is empty', () => {
    expect(new BinaryHeap().pop()).toBeUndefined()
  })
})
