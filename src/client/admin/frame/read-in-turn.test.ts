import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

test('of many changes in a row each read is shown, and the last one is followed by a read of its own', async () => {
  const queries = new QueryClient()
  const answers: ((value: number) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['board', '2027-01-27'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  const shown: (number | undefined)[] = []
  const end = observer.subscribe(({ data, isFetching }) => !isFetching && shown.push(data))
  answers.shift()?.(0)
  await expect.poll(() => shown).toEqual([0])

  const readAgain = readInTurn(queries)
  const first = readAgain(['board'])
  await readAgain(['board'])
  await readAgain(['board'])
  expect(answers).toHaveLength(1)
  answers.shift()?.(1)
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.(2)
  await first
  await expect.poll(() => shown).toEqual([0, 1, 2])
  expect(answers).toHaveLength(0)
  end()
})
