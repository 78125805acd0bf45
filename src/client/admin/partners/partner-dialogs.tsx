import type { Partner } from '@chauffeur/contract/partners'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { formatDecimal, parseDecimal, toCents } from '@chauffeur/domain/money'
import type { PartnerTerms } from '@chauffeur/domain/partner-money'
import {
  DEFAULT_OPEN_BOOKINGS,
  partnerConfirmations,
  partnerGuestMails,
  partnerKinds,
  type PartnerConfirmation,
  type PartnerGuestMails,
  type PartnerKind,
} from '@chauffeur/domain/partners'
import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { languageOptions } from '../../shared/forms/language-options.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CustomerText } from '../common/fact.tsx'
import { EuroField, optionsOf, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog, useRowDialog } from '../common/form-dialog.tsx'

export const kindNames: Readonly<Record<PartnerKind, string>> = {
  hotel: 'Hotel',
  agency: 'Agency',
  ota: 'Marketplace',
  concierge: 'Concierge service',
  developer: 'Developer',
}

export const confirmationNames: Readonly<Record<PartnerConfirmation, string>> = {
  office: 'The office, each of them',
  instant_paid: 'By itself, once it is paid online',
  instant: 'By itself, also when the driver is paid',
}

export const guestMailNames: Readonly<Record<PartnerGuestMails, string>> = {
  firm: 'We, as to every guest',
  partner: 'We, in its name',
  none: 'The partner itself',
}

const guestMails = partnerGuestMails.map((value) => ({ value, label: guestMailNames[value] }))
const confirmations = partnerConfirmations.map((value) => ({ value, label: confirmationNames[value] }))
const kinds = partnerKinds.map((value) => ({ value, label: kindNames[value] }))

/** The button and the dialog that add a partner, or edit one. */
export function PartnerDialog({ partner, trigger }: { partner?: Partner; trigger: ReactElement }) {
  const { dialog, field, draft } = useRowDialog(trpc.partners, partner, {
    start: draftOf,
    create: {
      input: inputOf,
      done: { title: 'Partner added', description: 'Its system calls once it has an API key.' },
      failed: 'The partner was not added',
    },
    change: {
      input: (draft, { id, version }) => ({ id, version, ...inputOf(draft) }),
      done: { title: 'Partner changed' },
      failed: 'The partner was not changed',
    },
  })
  return (
    <FormDialog
      {...dialog}
      trigger={trigger}
      title={partner ? 'Edit partner' : 'Add partner'}
      submit={partner ? 'Save changes' : 'Add partner'}
      busy={partner ? 'Saving...' : 'Adding...'}
    >
      <TextField {...field('name')} label="Name" required maxLength={MAX_NAME_LENGTH} />
      <SelectField {...field('kind')} label="Kind" options={kinds} />
      <TextField
        {...field('contactEmail')}
        label="Contact"
        hint="An email address"
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      <SelectField {...field('locale')} label="Language" options={languageOptions} />
      <SelectField
        {...field('confirmation')}
        label="Who confirms its bookings"
        hint="By itself only what a car is free for"
        options={confirmations}
      />
      <TextField
        {...field('openBookingsMax')}
        label="Open bookings at most"
        hint="How many may wait for you or for their payment at once, so that one partner cannot take every car"
        inputMode="numeric"
        required
      />
      <SelectField {...field('guestMails')} label="Who writes to its guests" options={guestMails} />
      <TextField
        {...field('returnOrigins')}
        label="Return addresses"
        hint="Sites that a guest who has paid may be led back to, like https://hotel.example; several with spaces"
        inputMode="url"
        spellCheck={false}
      />
      <SelectField {...field('terms')} label="Terms" options={terms} />
      {draft.terms === 'commission' && (
        <TextField
          {...field('commissionBp')}
          label="Commission in percent"
          hint="Of what is kept of a booking that it makes from now on"
          inputMode="decimal"
          required
        />
      )}
      {draft.terms === 'net' && (
        <>
          <TextField
            {...field('discountBp')}
            label="Percent below the price list"
            hint="Of what it books from now on. Its guests see no price"
            inputMode="decimal"
            required
          />
          <EuroField
            {...field('creditLimit')}
            label="Credit limit"
            hint="So much may it owe at once, with its bookings that are not confirmed yet"
            step={100}
          />
        </>
      )}
    </FormDialog>
  )
}

const terms = optionsOf(
  ['retail', 'Retail: it earns nothing'],
  ['commission', 'Commission'],
  ['net', 'Net: a price of its own, on account'],
)

/** A percent is a hundred basis points, as a euro is a hundred cents. */
function inputOf({ commissionBp, discountBp, returnOrigins, ...draft }: ReturnType<typeof draftOf>) {
  return {
    ...draft,
    returnOrigins: returnOrigins.split(/\s+/).filter((origin) => origin !== ''),
    commissionBp: draft.terms === 'commission' ? (parseDecimal(commissionBp) ?? commissionBp) : 0,
    discountBp: draft.terms === 'net' ? (parseDecimal(discountBp) ?? discountBp) : 0,
  }
}

function draftOf(partner: Partner | undefined) {
  const kind: PartnerKind = partner?.kind ?? 'hotel'
  const terms: PartnerTerms = partner?.terms ?? 'retail'
  const confirmation: PartnerConfirmation = partner?.confirmation ?? 'office'
  const guestMails: PartnerGuestMails = partner?.guestMails ?? 'firm'
  return {
    name: partner?.name ?? '',
    kind,
    contactEmail: partner?.contactEmail ?? '',
    locale: partner?.locale ?? DEFAULT_LOCALE,
    confirmation,
    openBookingsMax: String(partner?.openBookingsMax ?? DEFAULT_OPEN_BOOKINGS),
    guestMails,
    returnOrigins: partner?.returnOrigins.join(' ') ?? '',
    terms,
    discountBp: partner?.discountBp ? formatDecimal(partner.discountBp) : '',
    creditLimit: formatDecimal(toCents(partner?.creditLimit ?? 0)),
    commissionBp: partner?.commissionBp ? formatDecimal(partner.commissionBp) : '',
  }
}

/** The button and the dialog that make a partner a part of another one, with what goes over. */
export function MergeDialog({ partner, others }: { partner: Partner; others: readonly Partner[] }) {
  const { id, name } = partner
  const navigate = useNavigate()
  const { dialog, field, draft } = useFormDialog(trpc.partners.merge, {
    start: () => ({ intoId: '' }),
    input: ({ intoId }) => ({ id, intoId }),
    problemsOf: ({ intoId }) => ({
      intoId: intoId === '' ? 'Please choose the partner that it becomes a part of.' : undefined,
    }),
    done: { title: 'Partners merged', description: 'All of it is in one place now.' },
    failed: 'The partners were not merged',
    onDone: ({ id }) => void navigate({ to: '/admin/partners/$id', params: { id } }),
  })
  const into = others.find(({ id }) => id === draft.intoId)
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" disabled={others.length === 0}>
          Merge
        </Button>
      }
      title={`Merge ${name} into another partner`}
      description="For one company that is here twice. It cannot be taken back."
      submit="Merge for good"
      busy="Merging..."
    >
      <SelectField
        {...field('intoId')}
        label="Into"
        placeholder="Choose a partner"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <p>
        <CustomerText>{name}</CustomerText> has {countsOf(partner)}. All of it goes over, and its keys work
        on.
      </p>
      {into && (
        <p>
          <CustomerText>{into.name}</CustomerText> has {countsOf(into)}.
        </p>
      )}
    </FormDialog>
  )
}

function countsOf({ bookings, keys, receivers }: Partner): string {
  const named = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  return `${named(bookings, 'booking')}, ${named(keys, 'API key')} and ${named(receivers, 'receiver')}`
}
