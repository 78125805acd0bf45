import {
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PASSENGERS,
  MAX_SEATS_PER_KIND,
  MAX_TEXT_LENGTH,
  MIN_PASSENGERS,
} from '@chauffeur/domain/limits'
import { hasNeeds, needsRefusal, type Needs } from '@chauffeur/domain/needs'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { keepAsTyped, type PhoneRefusal } from '../forms/use-phone-refusal.tsx'
import type { FieldProblems } from '../forms/use-form-problems.ts'
import { FlightNumberField } from '../journey/fields/flight-number-field.tsx'
import { useLuggage } from '../journey/fields/use-luggage.ts'
import { nameText } from '../locale/name-text.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { NeedsFields, NeedsGroup } from '../journey/fields/needs-group.tsx'
import { Field } from '../ui/field.tsx'
import { StepperField } from '../ui/number-stepper.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField, TextAreaField } from '../ui/text-field.tsx'
import { detailTexts as texts } from '@chauffeur/words/en/changes'
import { factTexts } from '@chauffeur/words/en/fact-labels'

/** The details of a booking that have no price, as a form holds them: a text that is not given is empty. */
interface Details extends Needs {
  readonly customerPhone: string
  readonly flightNumber: string
  readonly flightDepartsAt: string
  readonly signName: string
  readonly luggageConfig: string
  readonly pickupNote: string
  readonly dropoffNote: string
  readonly notes: string
  readonly passengers: number
  readonly childSeatCount: number
  readonly boosterSeatCount: number
  readonly whatsappNotifications: boolean
}

type OptionalText =
  | 'flightNumber'
  | 'flightDepartsAt'
  | 'signName'
  | 'luggageConfig'
  | 'pickupNote'
  | 'dropoffNote'
  | 'notes'
type Booked = Omit<Details, OptionalText> & Readonly<Record<OptionalText, string | null>>

export function detailsOf(booked: Booked): Details {
  return {
    customerPhone: booked.customerPhone,
    flightNumber: booked.flightNumber ?? '',
    flightDepartsAt: booked.flightDepartsAt ?? '',
    signName: booked.signName ?? '',
    luggageConfig: booked.luggageConfig ?? '',
    pickupNote: booked.pickupNote ?? '',
    dropoffNote: booked.dropoffNote ?? '',
    notes: booked.notes ?? '',
    passengers: booked.passengers,
    childSeatCount: booked.childSeatCount,
    boosterSeatCount: booked.boosterSeatCount,
    wheelchair: booked.wheelchair,
    assistanceDog: booked.assistanceDog,
    pet: booked.pet,
    helpToCar: booked.helpToCar,
    whatsappNotifications: booked.whatsappNotifications,
  }
}

/** By field, what stops the form from being sent. A number that stands there stays, whatever it is. */
export function detailsProblems(details: Details, booked: Details, refusalOf: PhoneRefusal): FieldProblems {
  const seats = seatsRefusal(details)
  const phone = refusalOf(details.customerPhone, booked.customerPhone)
  return {
    customerPhone: details.customerPhone.trim() === '' ? texts.phoneMissing : phone,
    childSeatCount: sentenceFor(journeyReasons, seats),
    wheelchair: sentenceFor(journeyReasons, needsRefusal(details)),
  }
}

/** Only what was changed, so that what others change meanwhile stays. A text that was emptied is null. */
export function changedDetails(details: object, before: object) {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    const given = typeof value === 'string' ? value.trim() : value
    return value === old.get(name) || given === old.get(name) ? [] : [[name, given === '' ? null : given]]
  })
  return Object.fromEntries(changed)
}

type DetailsFieldsProps = {
  details: Details
  /** As they are booked. */
  booked: Details
  onChange: (changed: Partial<Details>) => void
  problemAt: (field: keyof Details) => string | undefined
  vehicleId: number
  mayChangeFlight: boolean
  /** Of the office: keeps a number that cannot be dialled. */
  onKeepPhone?: (() => void) | undefined
}

/** The flight, and when it leaves where that was said. */
export function FlightFields({
  details,
  booked,
  onChange,
  problemAt,
}: Pick<DetailsFieldsProps, 'details' | 'booked' | 'onChange' | 'problemAt'>) {
  return (
    <>
      <FlightNumberField
        label={texts.flight}
        value={details.flightNumber}
        onChange={(flightNumber) => onChange({ flightNumber })}
        error={problemAt('flightNumber')}
      />
      {booked.flightDepartsAt !== '' && (
        <TextField
          label={factTexts.flightDepartsAt}
          error={problemAt('flightDepartsAt')}
          type="time"
          value={details.flightDepartsAt}
          onValueChange={(flightDepartsAt) => onChange({ flightDepartsAt })}
        />
      )}
    </>
  )
}

/** The details of a booking that have no price. */
export function DetailsFields({
  details,
  booked,
  onChange,
  problemAt,
  vehicleId,
  mayChangeFlight,
  onKeepPhone,
}: DetailsFieldsProps) {
  const vehicle = vehicleById(vehicleId)
  const phoneProblem = problemAt('customerPhone')
  return (
    <>
      <TextField
        label={factTexts.customerPhone}
        error={onKeepPhone ? keepAsTyped(phoneProblem, onKeepPhone) : phoneProblem}
        required
        type="tel"
        autoComplete="tel"
        value={details.customerPhone}
        onValueChange={(customerPhone) => onChange({ customerPhone })}
        maxLength={MAX_TEXT_LENGTH}
      />
      {mayChangeFlight && (
        <FlightFields details={details} booked={booked} onChange={onChange} problemAt={problemAt} />
      )}
      <TextField
        label={factTexts.signName}
        hint={texts.signHint}
        error={problemAt('signName')}
        autoComplete="off"
        value={details.signName}
        onValueChange={(signName) => onChange({ signName })}
        maxLength={MAX_NAME_LENGTH}
      />
      <StepperField
        label={factTexts.passengers}
        hint={vehicle && texts.capacity(vehicleText(vehicle.name), vehicle.maxPassengers)}
        error={problemAt('passengers')}
        value={details.passengers}
        onValueChange={(passengers) => onChange({ passengers })}
        min={MIN_PASSENGERS}
        max={vehicle?.maxPassengers ?? MAX_PASSENGERS}
        decreaseLabel={texts.fewerPassengers}
        increaseLabel={texts.morePassengers}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <StepperField
          label={factTexts.childSeatCount}
          error={problemAt('childSeatCount')}
          value={details.childSeatCount}
          onValueChange={(childSeatCount) => onChange({ childSeatCount })}
          min={0}
          max={MAX_SEATS_PER_KIND}
          decreaseLabel={texts.fewerChildSeats}
          increaseLabel={texts.moreChildSeats}
        />
        <StepperField
          label={factTexts.boosterSeatCount}
          error={problemAt('boosterSeatCount')}
          value={details.boosterSeatCount}
          onValueChange={(boosterSeatCount) => onChange({ boosterSeatCount })}
          min={0}
          max={MAX_SEATS_PER_KIND}
          decreaseLabel={texts.fewerBoosterSeats}
          increaseLabel={texts.moreBoosterSeats}
        />
      </div>
      <LuggageField
        vehicleId={vehicleId}
        booked={booked.luggageConfig}
        value={details.luggageConfig}
        onChange={(luggageConfig) => onChange({ luggageConfig })}
        problem={problemAt('luggageConfig')}
      />
      <NeedsGroup isGiven={hasNeeds(booked)}>
        <NeedsFields needs={details} onChange={onChange} problem={problemAt('wheelchair')} />
      </NeedsGroup>
      {(['pickupNote', 'dropoffNote'] as const).map((note) => (
        <TextField
          key={note}
          label={factTexts[note]}
          error={problemAt(note)}
          autoComplete="off"
          value={details[note]}
          onValueChange={(text) => onChange({ [note]: text })}
          maxLength={MAX_TEXT_LENGTH}
        />
      ))}
      <TextAreaField
        label={factTexts.notes}
        error={problemAt('notes')}
        writes="changeTripDetails.notes"
        rows={3}
        value={details.notes}
        onValueChange={(notes) => onChange({ notes })}
        maxLength={MAX_NOTES_LENGTH}
      />
      <Switch
        label={texts.whatsapp}
        checked={details.whatsappNotifications}
        onCheckedChange={(whatsappNotifications) => onChange({ whatsappNotifications })}
      />
    </>
  )
}

const UNDECIDED = ''

type LuggageFieldProps = {
  vehicleId: number
  /** Empty without one. */
  booked: string
  value: string
  onChange: (config: string) => void
  problem: string | undefined
}

/** One of the loads of the booked vehicle; what was booked stays among them, also where it is not offered any more. */
function LuggageField({ vehicleId, booked, value, onChange, problem }: LuggageFieldProps) {
  const offered = useLuggage(vehicleId).map(({ config }) => config)
  const configs = [...new Set([...offered, booked])].filter((config) => config !== '')
  if (configs.length === 0) return null
  return (
    <Field label={factTexts.luggageConfig} error={problem}>
      <Select
        value={value}
        onValueChange={onChange}
        options={[
          { value: UNDECIDED, label: texts.noLuggage },
          ...configs.map((config) => ({ value: config, label: nameText(config) })),
        ]}
      />
    </Field>
  )
}
