import type { Location } from '@chauffeur/contract/locations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../api/trpc.ts'
import { fakeCalls, RefusedByServer, type Answers, type Call } from '../../testing/fake-calls.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { LocationField } from './location-field.tsx'
import { matchingAlias } from './location-option.tsx'
import { SuggestionSource } from './location-suggestions.tsx'

const place = (name: string, more: Partial<Location> = {}): Location => ({
  id: name,
  name,
  address: `${name}, Portugal`,
  region: 'Algarve',
  displayType: 'city',
  aliases: [],
  isGoogleResult: false,
  ...more,
})

function Trip({ onChoose }: { onChoose: (place: ChosenPlace | null) => void }) {
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)
  return (
    <LocationField
      source={SuggestionSource}
      label="From"
      end="pickup"
      location={chosen?.location ?? ''}
      placeName={chosen?.name}
      onChoose={(place) => {
        setChosen(place)
        onChoose(place)
      }}
      placeholder=""
      clearLabel="Clear"
      icon={null}
    />
  )
}

function show(answers: Answers) {
  const calls = fakeCalls(answers)
  const onChoose = vi.fn<(place: ChosenPlace | null) => void>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <trpc.Provider client={trpc.createClient({ links: browserLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Trip onChoose={onChoose} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { calls, onChoose }
}

const user = userEvent.setup({ delay: null })
/** Advances the time and waits for what that starts. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(20))
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' })
/** The places that are listed, without the row that leads to the map. */
const listed = () => screen.getAllByRole('option').slice(0, -1)
const status = () => screen.getByRole('status').textContent
const inputs = (calls: readonly Call[]) => calls.map(({ input }) => input)

// Time also goes by itself: Testing Library waits for a timer of its own between two events.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('typing asks once, after 300 ms, and not for blanks', async () => {
  const { calls } = show({ 'locations.search': ({ q }) => (q === '' ? [] : [place('Lagos')]) })
  await user.click(box())
  await pass(20)
  expect(status()).toBe('Start typing to search locations')
  await user.type(box(), ' ')
  await pass(400)
  await user.type(box(), 'lag')
  await pass(80)
  expect(status()).toBe('Searching...')
  expect(calls).toHaveLength(1)
  await pass(300)
  expect(inputs(calls).at(-1)).toEqual({
    q: 'lag',
    limit: 15,
    sessionToken: expect.stringMatching(/^[\da-f]{32}$/),
  })
  expect(calls).toHaveLength(2)
  expect(listed()[0]?.textContent).toContain('Lagos')
})

test('what is typed until a place is chosen is one search, and the next is another', async () => {
  const { calls } = show({ 'locations.search': () => [place('Lagos')] })
  await user.type(box(), 'la')
  await pass(400)
  await user.type(box(), 'g')
  await pass(400)
  await user.click(screen.getByRole('option', { name: /Lagos/ }))
  await user.clear(box())
  await user.type(box(), 'far')
  await pass(400)
  const tokens = inputs(calls).flatMap((input) => Reflect.get(Object(input), 'sessionToken') ?? [])
  expect(tokens).toHaveLength(3)
  expect(tokens[1]).toBe(tokens[0])
  expect(tokens[2]).not.toBe(tokens[0])
})

test('an older answer never takes the place of a newer one', async () => {
  show({
    'locations.search': ({ q }) =>
      new Promise((resolve) => {
        setTimeout(() => resolve([place(`for ${String(q)}`)]), q === 'fa' ? 5000 : 10)
      }),
  })
  await user.type(box(), 'fa')
  await pass(400)
  await user.type(box(), 'ro')
  await pass(400)
  expect(listed()[0]?.textContent).toContain('for faro')
  await pass(6000)
  expect(listed()[0]?.textContent).toContain('for faro')
})

test('choosing keeps the address; an id only of an external result', async () => {
  const found = [place('Faro'), place('Hotel X', { id: 'g-7', isGoogleResult: true })]
  const { onChoose } = show({ 'locations.search': () => found })
  await user.click(box())
  await pass(20)
  await user.click(screen.getByRole('option', { name: /Faro/ }))
  expect(onChoose).toHaveBeenLastCalledWith({
    location: 'Faro, Portugal',
    placeId: '',
    name: 'Faro',
    isAirport: false,
  })
  expect(box().value).toBe('Faro, Portugal')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChoose).toHaveBeenLastCalledWith(null)
  await pass(20)
  await user.click(screen.getByRole('option', { name: /Hotel X/ }))
  expect(onChoose).toHaveBeenLastCalledWith({
    location: 'Hotel X, Portugal',
    placeId: 'g-7',
    name: 'Hotel X',
    isAirport: false,
  })
})

test('text that is no chosen place is pointed out, and does not replace one', async () => {
  const { onChoose } = show({ 'locations.search': () => [place('Faro')] })
  await user.type(box(), 'somewhere')
  await user.tab()
  await user.tab()
  expect(screen.getByText(/Choose a place from the suggestions/)).toBeTruthy()
  expect(onChoose).not.toHaveBeenCalled()
  await user.clear(box())
  await pass(20)
  await user.click(screen.getByRole('option', { name: /Faro/ }))
  await user.type(box(), ' or so')
  await user.tab()
  await user.tab()
  expect(box().value).toBe('Faro, Portugal')
  expect(screen.getByText(/We kept the place/)).toBeTruthy()
})

test('another name is told where it is what matched', () => {
  const airport = { name: 'Faro Airport (FAO)', aliases: ['FAO', 'Aeroporto de Faro', 'Gago Coutinho'] }
  expect(matchingAlias(airport, 'gago')).toBe('Gago Coutinho')
  expect(matchingAlias(airport, 'aeroporto')).toBe('Aeroporto de Faro')
  expect(matchingAlias(airport, 'faro air')).toBeUndefined()
  expect(matchingAlias(airport, '')).toBeUndefined()
})

test('a chosen place is shown by its name, and its address beneath, until it is edited', async () => {
  const airport = place('Faro Airport (FAO)', {
    address: 'Aeroporto Gago Coutinho, Faro',
    displayType: 'airport',
  })
  const { onChoose } = show({ 'locations.search': () => [airport] })
  await user.click(box())
  await pass(20)
  await user.click(screen.getByRole('option', { name: /Faro Airport/ }))
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ isAirport: true }))
  expect(screen.getByText('Faro Airport (FAO)')).toBeTruthy()
  expect(screen.getByText('Aeroporto Gago Coutinho, Faro')).toBeTruthy()
  expect(screen.getByRole('combobox', { description: /Faro Airport \(FAO\)/ })).toBe(box())
  await user.type(box(), ' x')
  expect(screen.queryByText('Aeroporto Gago Coutinho, Faro')).toBeNull()
})

const pin: Location = place('Bensafrim (350 m), 37.15512, -8.71034', {
  id: 'pin:37.15512,-8.71034',
  address: 'Bensafrim (350 m), 37.15512, -8.71034',
  displayType: 'pin',
  pin: {
    latitude: 37.155_12,
    longitude: -8.710_34,
    nearest: { name: 'Bensafrim', metres: 350 },
    walkMetres: null,
  },
})

test('a pasted position is one place, which is chosen like any other', async () => {
  const link = `https://www.google.com/maps/place/Casa/@37.15512,-8.71034,17z/data=${'!4m6'.repeat(60)}`
  const { calls, onChoose } = show({ 'locations.search': ({ q }) => (q === link ? [pin] : []) })
  await user.click(box())
  await user.paste(link)
  await pass(400)
  expect(inputs(calls).at(-1)).toMatchObject({ q: link })
  expect(listed()[0]?.textContent).toMatch(/^350 m from Bensafrim37\.15512,\s-8\.71034$/)
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(
    expect.objectContaining({ location: pin.address, placeId: 'pin:37.15512,-8.71034' }),
  )
  expect(screen.getByRole('combobox', { description: /350 m from Bensafrim/ })).toBe(box())
  expect(screen.getByRole('button', { name: 'Add the house name and how to find it' })).toBeTruthy()
})

test.each([
  ['https://maps.app.goo.gl/Ab12Cd34Ef56', /^A short link does not say where it leads/],
  ['https://www.google.com/maps/@35.1,-30.2,9z', /^No place can be read from this link/],
  ['584Q+2X', /^A plus code of this length is read with its town/],
  ['8200-591', /^No locations found for "8200-591"\. Type the name of the town instead/],
])('of %s it says what to do', async (link, sentence) => {
  show({ 'locations.search': () => [] })
  await user.click(box())
  await user.paste(link)
  await pass(400)
  expect(status()).toMatch(sentence)
})

test('of a position where no car can come it says why', async () => {
  const sentence = 'This point is in the water. Please choose one on land.'
  const { calls } = show({
    'locations.search': () => [],
    'locations.at': () => {
      throw new RefusedByServer('UNKNOWN_PLACE', sentence, { reason: { code: 'at_sea' } })
    },
  })
  await user.click(box())
  await user.paste('36.50, -8.70')
  await pass(400)
  await pass(400)
  expect(inputs(calls).at(-1)).toEqual({ latitude: 36.5, longitude: -8.7 })
  expect(status()).toBe(sentence)
})
