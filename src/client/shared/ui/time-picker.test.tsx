import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { TimePicker } from './time-picker.tsx'

type TimeListeners = { onPick?: (time: string) => void; onUnreadable?: (isUnreadable: boolean) => void }

const afterNoon = (time: string) => time >= '12:10'

function PickupTime({
  start = '',
  onPick,
  onUnreadable,
  late = false,
}: TimeListeners & { start?: string; late?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Pickup time">
      <TimePicker
        value={value}
        onValueChange={(time) => {
          setValue(time)
          onPick?.(time)
        }}
        onUnreadable={onUnreadable}
        isOffered={late ? afterNoon : undefined}
      />
    </Field>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Pickup time' })
const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('a time is one choice from one list of quarters of an hour', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime onPick={onPick} />)
  await userEvent.click(box())
  expect(listed()).toHaveLength(96)
  await userEvent.click(screen.getByRole('option', { name: '10:30' }))
  expect(onPick.mock.calls).toEqual([['10:30']])
  expect(box().value).toBe('10:30')
  expect(listed()).toEqual([])
})

test('typing an hour lists every fifth minute of it, and Enter takes the first', async () => {
  render(<PickupTime />)
  await userEvent.type(box(), '10')
  expect(listed()).toHaveLength(12)
  await userEvent.type(box(), ':3')
  expect(listed()).toEqual(['10:30', '10:35'])
  await userEvent.keyboard('{Enter}')
  expect(box().value).toBe('10:30')
})

test('a whole time counts as soon as it is typed, off the list too, and is written in one form', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime onPick={onPick} />)
  await userEvent.type(box(), '1032')
  expect(onPick).toHaveBeenLastCalledWith('10:32')
  await userEvent.tab()
  await userEvent.tab()
  expect(box().value).toBe('10:32')
})

test('a whole time has no list, and Enter takes it, also where another one stood before', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime start="10:30" onPick={onPick} />)
  await userEvent.clear(box())
  await userEvent.type(box(), '11:4')
  expect(listed()).toEqual(['11:40', '11:45'])
  await userEvent.keyboard('5')
  // No list covers the elements beneath, so they can be pressed.
  expect(listed()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenLastCalledWith('11:45')
  expect(box().value).toBe('11:45')
})

test('what is typed replaces the time that stood there, chosen before or just now', async () => {
  render(<PickupTime start="10:30" />)
  await userEvent.click(box())
  await userEvent.keyboard('1145')
  expect(box().value).toBe('1145')
  await userEvent.keyboard('{Enter}')
  expect(box().value).toBe('11:45')
  await userEvent.keyboard('9')
  expect(box().value).toBe('9')
  await userEvent.tab()
  await userEvent.tab()
  expect(box().value).toBe('09:00')
})

test('a press into what has been typed since the box was entered does not mark it', async () => {
  render(<PickupTime />)
  await userEvent.tab()
  await userEvent.keyboard('11')
  await userEvent.click(box())
  await userEvent.keyboard('45')
  expect(box().value).toBe('1145')
})

test('an hour alone is the full hour on leaving', async () => {
  const onPick = vi.fn<(time: string) => void>()
  render(<PickupTime onPick={onPick} />)
  await userEvent.type(box(), '7')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  expect(onPick).toHaveBeenLastCalledWith('07:00')
  expect(box().value).toBe('07:00')
})

test('what is no time is told and stays to be mended, and the time before no longer counts', async () => {
  const onPick = vi.fn<(time: string) => void>()
  const onUnreadable = vi.fn<(isUnreadable: boolean) => void>()
  render(<PickupTime start="10:30" onPick={onPick} onUnreadable={onUnreadable} />)
  await userEvent.clear(box())
  await userEvent.type(box(), 'noon')
  await userEvent.tab()
  await userEvent.tab()
  expect(onPick).toHaveBeenLastCalledWith('')
  expect(onUnreadable).toHaveBeenLastCalledWith(true)
  expect(box().value).toBe('noon')
})

test('the list has only what is offered, and arrow keys start from the time that is chosen', async () => {
  render(<PickupTime start="13:00" late />)
  await userEvent.click(box())
  expect(listed().slice(0, 2)).toEqual(['12:15', '12:30'])
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('13:00')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(box().value).toBe('13:15')
})
