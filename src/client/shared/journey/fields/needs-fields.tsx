import { suggestedSeats } from '@chauffeur/domain/child-seats'
import { MAX_CHILDREN, needsRefusal, wheelchairs, type Needs } from '@chauffeur/domain/needs'
import { wheelchairRefusal } from '@chauffeur/domain/wheelchair'
import { factTexts } from '@chauffeur/words/en/fact-labels'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { needFormTexts as texts } from '@chauffeur/words/en/needs'
import { sentenceFor } from '@chauffeur/words/reasons'
import type { ReactNode } from 'react'
import type { Draft, DraftChild } from '../draft/draft.ts'
import { useLuggage } from './use-luggage.ts'
import { useBooking } from '../state/booking-context.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface NeedsFieldsProps {
  readonly needs: Needs
  readonly onChange: (changed: Partial<Needs>) => void
  readonly problem?: string | undefined
  readonly warning?: string | undefined
  /** Right beneath the choice of a wheelchair. */
  readonly notice?: ReactNode
}

/** A wheelchair, a dog and help, as they are chosen. */
export function NeedsFields({ needs, onChange, problem, warning, notice }: NeedsFieldsProps) {
  return (
    <div className="grid gap-5">
      <Field label={factTexts.wheelchair} error={problem} warning={warning}>
        <Select
          value={needs.wheelchair ?? 'none'}
          onValueChange={(wheelchair) => onChange({ wheelchair })}
          options={wheelchairs.map((value) => ({ value, label: texts.wheelchairs[value] }))}
        />
      </Field>
      {notice}
      {(['assistanceDog', 'pet', 'helpToCar'] as const).map((name) => (
        <Switch
          key={name}
          label={factTexts[name]}
          hint={texts.hints[name]}
          checked={needs[name]}
          onCheckedChange={(isOn) => onChange({ [name]: isOn })}
        />
      ))}
    </div>
  )
}

/** The needs of a journey that is being booked, and its children. `askTeam` leads to the team, where no car of ours will do. */
export function DraftNeeds({ askTeam }: { readonly askTeam?: ReactNode }) {
  const { draft, change, problemAt } = useBooking()
  const offered = useLuggage(draft.vehicleId ?? 0)
  const isCarried = needsRefusal(draft) === undefined
  return (
    <div className="grid gap-6">
      <Children />
      <NeedsFields
        needs={draft}
        onChange={(fields) => change({ type: 'needs', fields })}
        problem={problemAt('wheelchair')}
        warning={sentenceFor(journeyReasons, wheelchairRefusal(draft, offered))}
        notice={
          !isCarried && (
            <Notice tone="warning">
              <p>{journeyReasons.wheelchair_not_carried}</p>
              {askTeam && <div className="mt-3">{askTeam}</div>}
            </Notice>
          )
        }
      />
    </div>
  )
}

const NOBODY: DraftChild = { age: '', height: '' }

/** Age and height of the children, which suggest seats. Neither is sent anywhere. */
function Children() {
  const { draft, change, clock } = useBooking()
  const { children } = draft
  const rows = children.length === 0 ? [NOBODY] : children
  const put = (index: number, child: DraftChild) =>
    change({ type: 'set', fields: { children: rows.with(index, child) } })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{texts.children}</legend>
      <p className="text-sm text-soft">{texts.law[clock.zone ?? 'Europe/Lisbon']}</p>
      {rows.map((child, index) => (
        // Children are told apart by their place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-2 gap-3">
          <NumberBox
            label={texts.age(index + 1)}
            value={child.age}
            onChange={(age) => put(index, { ...child, age })}
          />
          <NumberBox
            label={texts.height(index + 1)}
            value={child.height}
            onChange={(height) => put(index, { ...child, height })}
          />
        </div>
      ))}
      {rows.length < MAX_CHILDREN && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => change({ type: 'set', fields: { children: [...rows, NOBODY] } })}
        >
          {texts.addChild}
        </Button>
      )}
      {children.some(({ age, height }) => age !== '' || height !== '') && <Suggestion />}
    </fieldset>
  )
}

function NumberBox(props: { label: string; value: string; onChange: (digits: string) => void }) {
  const { label, value, onChange } = props
  return (
    <TextField
      label={label}
      value={value}
      onValueChange={(text) => onChange(text.replaceAll(/\D/g, ''))}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
    />
  )
}

/** The seats that the law asks for. They are taken when somebody takes them. */
function Suggestion() {
  const { draft, change, clock } = useBooking()
  const seats = suggestedFor(draft, clock.zone ?? 'Europe/Lisbon')
  const { childSeatCount, boosterSeatCount } = seats
  const isTaken =
    draft.seatsWanted &&
    draft.childSeatCount === childSeatCount &&
    draft.boosterSeatCount === boosterSeatCount
  if (childSeatCount + boosterSeatCount === 0) return <output className="block">{texts.noSeat}</output>
  function take() {
    change({ type: 'seats-wanted', on: true })
    change({ type: 'seats', field: 'boosterSeatCount', count: 0 })
    change({ type: 'seats', field: 'childSeatCount', count: childSeatCount })
    change({ type: 'seats', field: 'boosterSeatCount', count: boosterSeatCount })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface p-4">
      <output className="min-w-0">{texts.suggested(childSeatCount, boosterSeatCount)}</output>
      {isTaken ? (
        <p className="font-medium text-success">{texts.taken}</p>
      ) : (
        <Button size="small" onClick={take}>
          {texts.take}
        </Button>
      )}
    </div>
  )
}

function suggestedFor({ children }: Draft, zone: Parameters<typeof suggestedSeats>[1]) {
  const given = (digits: string) => (digits === '' ? undefined : Number(digits))
  return suggestedSeats(
    children.map(({ age, height }) => ({
      ageMonths: age === '' ? undefined : Number(age) * 12,
      heightCm: given(height),
    })),
    zone,
  )
}
