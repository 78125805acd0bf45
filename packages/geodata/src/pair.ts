/** The two numbers of a JSON pair; JSON's own type does not say how many there are. */
export function pair(numbers: readonly number[]): [number, number] {
  const [first, second] = numbers
  if (first === undefined || second === undefined || numbers.length !== 2)
    throw new Error(`not a pair of numbers: [${numbers.join(', ')}]`)
  return [first, second]
}
