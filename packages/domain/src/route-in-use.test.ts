import { expect, test } from 'vitest'
import { routeInUse } from './route-in-use.ts'

test('a route that no stop depends on may go', () => {
  expect(routeInUse('Faro-Sagres', [])).toBeUndefined()
})

test.for([
  {
    stops: ['Sagres Fortress'],
    sentence:
      '“Faro-Sagres” is still needed: 1 stop has no other route (Sagres Fortress). Give it another route first, or delete it.',
  },
  {
    stops: ['Ponta da Piedade, Lagos', 'Silves Castle'],
    sentence:
      '“Faro-Sagres” is still needed: 2 stops have no other route (Ponta da Piedade, Lagos; Silves Castle). Give them another route first, or delete them.',
  },
  {
    stops: ['A', 'B', 'C', 'D', 'E'],
    sentence:
      '“Faro-Sagres” is still needed: 5 stops have no other route (A; B; C; D; E). Give them another route first, or delete them.',
  },
  {
    stops: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    sentence:
      '“Faro-Sagres” is still needed: 7 stops have no other route (A; B; C; D; E; 2 more). Give them another route first, or delete them.',
  },
])('a route that keeps $stops on offer is kept, and says why', ({ stops, sentence }) => {
  expect(routeInUse('Faro-Sagres', stops)).toBe(sentence)
})
