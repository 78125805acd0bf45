import type { Firm } from '@chauffeur/contract/firm'
import { accentRefusal } from '@chauffeur/domain/accent'
import {
  firmEmailRefusal,
  firmPhoneRefusal,
  MAX_BRAND_LENGTH,
  MAX_CONTACT_LENGTH,
  MAX_FIRM_TEXT_LENGTH,
  MAX_REGISTRATION_LENGTH,
  profileRefusal,
} from '@chauffeur/domain/firm'
import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { formatDecimal, parseDecimal } from '@chauffeur/domain/money'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import { useRouter } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { TextInput } from '../../shared/ui/text-input.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { TextAreaField, TextField } from '../common/fields.tsx'
import { ChangedMeanwhile, type MeanwhileChange, type ShownField } from '../common/meanwhile.tsx'
import { ListWaiting, ReadingProblem, readState } from '../common/resource-list.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { englishProblems } from '../common/english-problems.ts'
import { unlessAtFields, useProcedure } from '../common/use-procedure.ts'
import { AdminHeader } from '../frame/admin-header.tsx'
import { FirmCars, FirmColour, FirmLogo, FirmSection } from './firm-look.tsx'

/** Who runs the site: what pages, mails and terms show of it. */
export function FirmPage() {
  const query = trpc.firm.read.useQuery()
  const { problem, refetch, isReading } = readState(query)
  return (
    <>
      <AdminHeader title="Firm" />
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-16 sm:px-6">
        <p className="mb-5 text-soft">
          What pages, mails and the terms show of the firm, and how they look. A change is seen within a
          second; what is empty is shown nowhere.
        </p>
        <h2 className="sr-only">Details of the firm</h2>
        {problem !== undefined && (
          <ReadingProblem what="details of the firm" sentence={problem} onRetry={refetch} />
        )}
        {query.data ? (
          <FirmForm firm={query.data} />
        ) : (
          isReading && <ListWaiting what="details of the firm" />
        )}
      </main>
    </>
  )
}

/** The form of the firm; `firm` is as it is now, while the form starts from what it was when the form was opened. */
function FirmForm({ firm }: { firm: Firm }) {
  const router = useRouter()
  const [base, setBase] = useState(firm)
  const [change, setChange] = useState<MeanwhileChange>()
  const { draft, edit, field, restart, problemAt, showRefused, formProps } = useDraftForm(
    () => draftOf(firm),
    { problemsOf: firmProblems },
  )
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(base)))
  const start = (from: Firm) => {
    setBase(from)
    setChange(undefined)
    restart(draftOf(from))
  }
  const { run, isPending } = useProcedure(trpc.firm.change, {
    done: { title: 'Firm saved', description: 'Pages and mails show it now.' },
    failed: unlessAtFields('The firm was not saved'),
    onDone(saved) {
      // This page shows the name, too.
      void router.invalidate()
      start(saved)
    },
    onFailed: showRefused,
    onChangedMeanwhile: setChange,
  })
  const save = (version: number) => {
    setChange(undefined)
    // A percent is a hundred basis points, as a euro is a hundred cents.
    run({
      ...draft,
      vatBp: draft.vatBp.trim() === '' ? null : (parseDecimal(draft.vatBp) ?? draft.vatBp),
      version,
    })
  }
  const textField = (name: FirmField) => {
    const { lines, type, inputMode, ...shared } = firmFields[name]
    const props = { ...field(name), ...shared }
    return lines ? (
      <TextAreaField key={name} {...props} writes={lines} rows={3} />
    ) : (
      <TextField key={name} {...props} type={type} inputMode={inputMode} />
    )
  }
  return (
    <form {...formProps(() => save(base.version))} className="grid gap-5">
      {change && (
        <ChangedMeanwhile
          change={change}
          before={shownFirm(base)}
          now={shownFirm(firm)}
          isSaving={isPending}
          onTakeTheirs={() => start(firm)}
          onSaveMine={() => save(firm.version)}
        />
      )}
      {firmSections.map(({ key, heading, fields }) => (
        <FirmSection key={key} id={`firm-${key}`} heading={heading}>
          <div className="mt-4 grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{fields.map(textField)}</div>
        </FirmSection>
      ))}
      <FirmLogo url={draft.logoUrl} onChange={(logoUrl) => edit({ logoUrl })} />
      <FirmColour
        colour={draft.accentColor}
        problem={problemAt('accentColor')}
        onChange={(accentColor) => edit({ accentColor })}
      />
      <FirmCars pictures={draft.vehiclePictures} onChange={(vehiclePictures) => edit({ vehiclePictures })} />
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel="Saving..."
        className="sm:justify-self-start"
      >
        Save
      </Button>
    </form>
  )
}

type FirmLook = Pick<Firm, 'logoUrl' | 'accentColor' | 'vehiclePictures'>
type FirmField = Exclude<keyof Firm, 'version' | keyof FirmLook>

/** The form's texts, before they are sent. */
type FirmDraft = Readonly<Record<FirmField, string>> & FirmLook

type Input = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'> & {
  readonly label: string
  readonly hint?: string
  readonly maxLength: number
  readonly required?: boolean
  /** The call's field, where it may have several lines. */
  readonly lines?: MultiLineField
}

const phone = { maxLength: MAX_CONTACT_LENGTH, type: 'tel' } as const
const profile = { maxLength: MAX_IMAGE_URL_LENGTH, inputMode: 'url' } as const

const firmFields: Readonly<Record<FirmField, Input>> = {
  brandName: {
    label: 'Name',
    hint: 'The one that customers know.',
    maxLength: MAX_BRAND_LENGTH,
    required: true,
    autoComplete: 'organization',
  },
  legalName: {
    label: 'Legal name',
    hint: 'As it is registered; it stands in the terms.',
    maxLength: MAX_NAME_LENGTH,
  },
  taxNumber: { label: 'Tax number', hint: 'NIF or VAT number.', maxLength: MAX_REGISTRATION_LENGTH },
  vatBp: {
    label: 'VAT in percent',
    hint: 'Within your prices. Partners read it of what they book from now on, and earn nothing of it.',
    maxLength: 5,
    inputMode: 'decimal',
  },
  licenceNumber: {
    label: 'Licence number',
    hint: 'Of the transport or travel licence.',
    maxLength: MAX_REGISTRATION_LENGTH,
  },
  address: {
    label: 'Address',
    maxLength: MAX_FIRM_TEXT_LENGTH,
    lines: 'changeFirm.address',
    autoComplete: 'street-address',
  },
  phone: {
    ...phone,
    label: 'Phone',
    hint: 'With its country code, like +351 289 123 456.',
    autoComplete: 'tel',
  },
  phone2: { ...phone, label: 'Second phone' },
  email: {
    label: 'Email',
    hint: 'Customers’ answers go there.',
    maxLength: MAX_NAME_LENGTH,
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  whatsappNumber: {
    ...phone,
    label: 'WhatsApp number',
    hint: 'Of the chat button, with its country code.',
  },
  openingHours: {
    label: 'Opening hours',
    hint: 'Of the office. Transfers go day and night.',
    maxLength: MAX_FIRM_TEXT_LENGTH,
    lines: 'changeFirm.openingHours',
  },
  instagramUrl: { ...profile, label: 'Instagram' },
  facebookUrl: { ...profile, label: 'Facebook' },
  linkedinUrl: { ...profile, label: 'LinkedIn' },
}

const firmSections: readonly {
  readonly key: string
  readonly heading: string
  readonly fields: readonly FirmField[]
}[] = [
  {
    key: 'names',
    heading: 'Name and registrations',
    fields: ['brandName', 'legalName', 'taxNumber', 'licenceNumber', 'vatBp', 'address'],
  },
  {
    key: 'contacts',
    heading: 'Contacts',
    fields: ['phone', 'phone2', 'email', 'whatsappNumber', 'openingHours'],
  },
  {
    key: 'profiles',
    heading: 'Profiles on other sites',
    fields: ['instagramUrl', 'facebookUrl', 'linkedinUrl'],
  },
]

function draftOf(firm: Firm): FirmDraft {
  return {
    brandName: firm.brandName,
    legalName: firm.legalName ?? '',
    taxNumber: firm.taxNumber ?? '',
    vatBp: firm.vatBp === null ? '' : formatDecimal(firm.vatBp),
    licenceNumber: firm.licenceNumber ?? '',
    address: firm.address ?? '',
    phone: firm.phone ?? '',
    phone2: firm.phone2 ?? '',
    email: firm.email,
    whatsappNumber: firm.whatsappNumber ?? '',
    openingHours: firm.openingHours ?? '',
    instagramUrl: firm.instagramUrl ?? '',
    facebookUrl: firm.facebookUrl ?? '',
    linkedinUrl: firm.linkedinUrl ?? '',
    logoUrl: firm.logoUrl,
    accentColor: firm.accentColor,
    vehiclePictures: firm.vehiclePictures,
  }
}

function firmProblems(draft: FirmDraft): Partial<Record<FirmField | keyof FirmLook, string | undefined>> {
  const phone = (number: string) => (number.trim() === '' ? undefined : firmPhoneRefusal(number))
  const profile = (url: string) => (url.trim() === '' ? undefined : profileRefusal(url.trim()))
  return {
    brandName: draft.brandName.trim() === '' ? 'The name is required.' : undefined,
    ...englishProblems({
      phone: phone(draft.phone),
      phone2: phone(draft.phone2),
      email: firmEmailRefusal(draft.email.trim()),
      whatsappNumber: phone(draft.whatsappNumber),
      instagramUrl: profile(draft.instagramUrl),
      facebookUrl: profile(draft.facebookUrl),
      linkedinUrl: profile(draft.linkedinUrl),
      accentColor: draft.accentColor === null ? undefined : accentRefusal(draft.accentColor),
    }),
  }
}

/** The firm as people read it, to compare two versions of it. */
function shownFirm(firm: Firm): readonly ShownField[] {
  const draft = draftOf(firm)
  return [
    ...firmSections.flatMap(({ fields }) =>
      fields.map((field): ShownField => [firmFields[field].label, draft[field]]),
    ),
    ['Logo', firm.logoUrl ?? ''],
    ['Colour', firm.accentColor ?? ''],
    ['Pictures of the cars', Object.values(firm.vehiclePictures).join(', ')],
  ]
}
