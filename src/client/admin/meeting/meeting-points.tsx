import type { MeetingPoint, MeetingPoints } from '@chauffeur/contract/meeting-points'
import { MAX_IMAGE_URL_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { MAX_EXIT_LENGTH, MAX_EXITS, MAX_MEETING_TEXT_LENGTH } from '@chauffeur/domain/meeting-point'
import { parseNumber } from '@chauffeur/domain/parse-number'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { PinIcon } from '../../shared/ui/icons.tsx'
import { AddButton, DeleteRow, EditButton } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { CoordinateFields, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog, useRowDialog } from '../common/form-dialog.tsx'
import { ImageAt, PictureField } from '../common/picture-upload.tsx'
import { CardSection, readState, RowCard } from '../common/resource-list.tsx'

type Airport = MeetingPoints['airports'][number]

const TITLE = 'Meeting points'
const LEAD =
  'Where guests look for their chauffeur: at an airport, at a stop or at another place. Guests read it on the private page of their booking, drivers on their phones. Airports that you have not set have our own words.'

/** Where guests are met, and what they read of it. */
export function MeetingPointsSection() {
  const query = trpc.meetingPoints.list.useQuery()
  const { data } = query
  return (
    <CardSection
      titleId="meeting-points-title"
      title={TITLE}
      lead={LEAD}
      action={<PointDialog />}
      what="meeting points"
      rows={
        data && [
          ...data.points.map((point) => ({ id: point.id, point })),
          ...data.airports.map((airport) => ({ id: airport.name, airport })),
        ]
      }
      state={readState(query)}
      icon={<PinIcon className="size-7" />}
      empty={{ title: TITLE, text: LEAD }}
      label={TITLE}
    >
      {(row) => <PointCard {...row} />}
    </CardSection>
  )
}

type PointProps = { id: string } & (
  | { point: MeetingPoint; airport?: never }
  | { point?: never; airport: Airport }
)

function PointCard({ point, airport }: PointProps) {
  const { name, texts, exits, imageUrl } = point ?? airport
  return (
    <RowCard
      as="section"
      title={<CustomerText>{name}</CustomerText>}
      actions={
        <>
          <PointDialog point={point} airport={airport} />
          {point && <DeletePoint point={point} />}
        </>
      }
    >
      <p className="wrap-anywhere">
        <CustomerText>{texts.en}</CustomerText>
      </p>
      {exits.length > 0 && (
        <p className="mt-1 text-soft wrap-anywhere">
          Exits: <CustomerText>{exits.join(' · ')}</CustomerText>
        </p>
      )}
      {imageUrl !== null && (
        <ImageAt address={imageUrl} alt="" className="mt-2 aspect-8/5 w-40 rounded-control" />
      )}
      {!point && <p className="mt-1 text-soft">Our own words</p>}
    </RowCard>
  )
}

function DeletePoint({ point: { id, version, name, airport } }: { point: MeetingPoint }) {
  return (
    <DeleteRow
      label={`Delete the meeting point ${name}`}
      question="Delete this meeting point?"
      description={
        <>
          Guests no longer read what you have written of <CustomerText>{name}</CustomerText>
          {airport === null ? '.' : ', and read our own words again.'}
        </>
      }
      procedure={trpc.meetingPoints.delete}
      input={{ id, version }}
      done={{ title: 'Meeting point deleted' }}
      failed="The meeting point was not deleted"
    />
  )
}

const ends = { done: { title: 'Meeting point saved' }, failed: 'The meeting point was not saved' }

const TEXTS = [
  ['textEn', 'In English'],
  ['textPt', 'In Portuguese'],
  ['textEs', 'In Spanish'],
] as const

type PointDialogProps = { point?: MeetingPoint | undefined; airport?: Airport | undefined }

/** The button and the dialog that add a meeting point, edit one, or set that of an airport. */
function PointDialog({ point, airport }: PointDialogProps) {
  const { dialog, draft, edit, field, problemAt } = useRowDialog(trpc.meetingPoints, point, {
    start: (row) => draftOf(row ?? airport),
    create: { ...ends, input: inputOf },
    change: { ...ends, input: (draft, { id, version }) => ({ ...inputOf(draft), id, version }) },
  })
  const known = point ?? airport
  return (
    <FormDialog
      {...dialog}
      trigger={
        known ? (
          <EditButton label={`Edit the meeting point ${known.name}`} />
        ) : (
          <AddButton label="Add a meeting point" />
        )
      }
      title={known ? 'Edit the meeting point' : 'Add a meeting point'}
      size="large"
      submit="Save the meeting point"
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      {!known && <StopChoice onChoose={edit} />}
      <TextField {...field('name')} label="Name" required maxLength={MAX_TEXT_LENGTH} />
      <div className="grid grid-cols-2 items-start gap-3">
        <CoordinateFields {...draft} onChange={edit} problemAt={problemAt} required />
        <p className="col-span-2 text-sm text-soft">
          Can be pasted together. It counts 300 metres around, or for all of an airport.
        </p>
      </div>
      <fieldset className="grid gap-4 sm:col-span-2">
        <legend className="mb-2 font-medium">Where the chauffeur stands</legend>
        {TEXTS.map(([name, label]) => (
          <TextField key={name} {...field(name)} label={label} required maxLength={MAX_MEETING_TEXT_LENGTH} />
        ))}
      </fieldset>
      <TextField
        {...field('exits')}
        label="Exits"
        hint={`Only where guests may come out of several: as the signs there write them, parted by commas. At most ${MAX_EXITS}.`}
        maxLength={MAX_EXITS * (MAX_EXIT_LENGTH + 2)}
      />
      <div className="grid gap-2">
        <PictureField
          {...field('imageUrl')}
          label="Image URL"
          hint="Empty: guests see a drawing of an arrivals hall at an airport, elsewhere none."
          isOptional
          what={draft.name.trim() || 'the new meeting point'}
          maxLength={MAX_IMAGE_URL_LENGTH}
        />
      </div>
    </FormDialog>
  )
}

const ANOTHER = ''

/** Takes name and place of a stop that is offered. */
function StopChoice({ onChoose }: { onChoose: (from: Partial<ReturnType<typeof draftOf>>) => void }) {
  const { data = [] } = trpc.stops.listAll.useQuery()
  const [chosen, setChosen] = useState(ANOTHER)
  const choose = (id: string) => {
    setChosen(id)
    const stop = data.find((one) => one.id === id)
    if (!stop) return
    onChoose({ name: stop.name, latitude: String(stop.latitude), longitude: String(stop.longitude) })
  }
  return (
    <SelectField
      label="At one of your stops"
      value={chosen}
      options={[
        { value: ANOTHER, label: 'Another place' },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onValueChange={choose}
    />
  )
}

function inputOf({ exits, imageUrl, latitude, longitude, ...draft }: ReturnType<typeof draftOf>) {
  return {
    ...draft,
    // Text that is not a number is refused with a sentence at the field.
    latitude: parseNumber(latitude) ?? NaN,
    longitude: parseNumber(longitude) ?? NaN,
    imageUrl: imageUrl.trim() === '' ? null : imageUrl,
    exits: exits
      .split(',')
      .map((exit) => exit.trim())
      .filter(Boolean),
  }
}

function draftOf(row: MeetingPoint | Airport | undefined) {
  return {
    name: row?.name ?? '',
    latitude: row ? String(row.latitude) : '',
    longitude: row ? String(row.longitude) : '',
    textEn: row?.texts.en ?? '',
    textPt: row?.texts.pt ?? '',
    textEs: row?.texts.es ?? '',
    exits: row?.exits.join(', ') ?? '',
    imageUrl: row?.imageUrl ?? '',
  }
}
