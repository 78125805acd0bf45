import type { PartnerSettings } from '@chauffeur/contract/partner-account'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LOCALES } from '@chauffeur/domain/locale'
import { partnerGuestMails } from '@chauffeur/domain/partners'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { LANGUAGE_NAMES, LanguageSwitch } from '../../shared/firm/language-switch.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { EmailInput } from '../../shared/ui/text-input.tsx'
import { useMember } from '../member.ts'
import { Reading } from '../reading.tsx'
import { SignOut } from '../sign-out.tsx'
import { ReturnAddresses } from './return-addresses.tsx'

/** The settings of the partner, for an owner, and everybody's own settings. */
export function SettingsPage() {
  const texts = partnerTexts.settings
  const { may, email, role } = useMember()
  return (
    <>
      <h1 className="text-title">{partnerTexts.nav.settings}</h1>
      <div className="mt-5 grid gap-8">
        {may('team') && <OfPartner />}
        <section aria-labelledby="own" className="grid justify-items-start gap-2">
          <h2 id="own" className="text-heading">
            {texts.own}
          </h2>
          <p className="break-words">
            {email} <span className="block text-sm text-soft">{partnerTexts.roles[role]}</span>
          </p>
          <LanguageSwitch />
          <SignOut />
        </section>
      </div>
    </>
  )
}

function OfPartner() {
  const query = trpc.partners.settings.useQuery(undefined, { staleTime: 0 })
  return (
    <Reading query={query}>
      {(settings) => (
        <>
          <Contact settings={settings} />
          <ReturnAddresses origins={settings.returnOrigins} />
        </>
      )}
    </Reading>
  )
}

function Contact({ settings }: { settings: PartnerSettings }) {
  const texts = partnerTexts.settings
  const { partners } = trpc.useUtils()
  const [contactEmail, setContactEmail] = useState(settings.contactEmail ?? '')
  const [locale, setLocale] = useState(settings.locale)
  const [guestMails, setGuestMails] = useState(settings.guestMails)
  const typed = contactEmail.trim()
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    contactEmail: typed === '' || isMailAddress(typed) ? undefined : contactReasons.address_not_mailed,
  })
  const { mutate, data, isPending, error } = trpc.partners.changeSettings.useMutation({
    onSuccess: (changed) => partners.settings.setData(undefined, changed),
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <section aria-labelledby="contact" className="grid gap-3">
      <h2 id="contact" className="text-heading">
        {texts.contact}
      </h2>
      <Card className="max-w-xl">
        <form
          ref={form}
          noValidate
          onSubmit={handleSubmit(() => mutate({ contactEmail: typed, locale, guestMails }))}
          className="grid gap-4"
        >
          <Field label={partnerTexts.team.email} hint={texts.contactHint} error={problemAt('contactEmail')}>
            <EmailInput value={contactEmail} onValueChange={setContactEmail} maxLength={MAX_TEXT_LENGTH} />
          </Field>
          <Field label={texts.locale}>
            <Select
              value={locale}
              onValueChange={setLocale}
              options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </Field>
          <Field label={texts.guestMails} hint={texts.guestMailsHint}>
            <Select
              value={guestMails}
              onValueChange={setGuestMails}
              options={partnerGuestMails.map((value) => ({ value, label: texts.writers[value] }))}
            />
          </Field>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={partnerTexts.change.saving}>
            {partnerTexts.change.save}
          </Button>
          {error && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
          <output className={data && !error ? 'text-success' : 'sr-only'}>
            {data && !error && texts.saved}
          </output>
        </form>
      </Card>
    </section>
  )
}
