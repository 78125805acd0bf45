import type { Firm } from '@chauffeur/contract/firm'
import {
  MAX_BRAND_LENGTH,
  MAX_CONTACT_LENGTH,
  MAX_FIRM_TEXT_LENGTH,
  MAX_REGISTRATION_LENGTH,
} from '@chauffeur/domain/firm'
import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import { useRouter } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { TextInput } from '../../shared/ui/text-input.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { ChangedMeanwhile, type MeanwhileChange } from '../common/meanwhile.tsx'
import { unlessAtFields } from '../common/failure-toast.ts'
import { TextAreaField, TextField } from '../common/fields.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { draftOf, firmProblems, firmSections, shownFirm, type FirmField } from './firm-draft.ts'
import { FirmCars, FirmColour, FirmLogo, FirmSection } from './firm-look.tsx'
import { firmTexts } from './firm-texts.ts'

type InputKind = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'> & {
  readonly maxLength: number
  readonly required?: boolean
  /** The call's field, where it may have several lines. */
  readonly lines?: MultiLineField
}

const inputs: Readonly<Record<FirmField, InputKind>> = {
  brandName: { maxLength: MAX_BRAND_LENGTH, required: true, autoComplete: 'organization' },
  legalName: { maxLength: MAX_NAME_LENGTH },
  taxNumber: { maxLength: MAX_REGISTRATION_LENGTH },
  licenceNumber: { maxLength: MAX_REGISTRATION_LENGTH },
  address: { maxLength: MAX_FIRM_TEXT_LENGTH, lines: 'changeFirm.address', autoComplete: 'street-address' },
  phone: { maxLength: MAX_CONTACT_LENGTH, type: 'tel', autoComplete: 'tel' },
  phone2: { maxLength: MAX_CONTACT_LENGTH, type: 'tel' },
  email: { maxLength: MAX_NAME_LENGTH, required: true, type: 'email', autoComplete: 'email' },
  whatsappNumber: { maxLength: MAX_CONTACT_LENGTH, type: 'tel' },
  openingHours: { maxLength: MAX_FIRM_TEXT_LENGTH, lines: 'changeFirm.openingHours' },
  instagramUrl: { maxLength: MAX_IMAGE_URL_LENGTH, inputMode: 'url' },
  facebookUrl: { maxLength: MAX_IMAGE_URL_LENGTH, inputMode: 'url' },
  linkedinUrl: { maxLength: MAX_IMAGE_URL_LENGTH, inputMode: 'url' },
}

const hints: Partial<Record<FirmField, string>> = firmTexts.hints

/** The form of the firm; `firm` is as it is now, while the form starts from what it was when the form was opened. */
export function FirmForm({ firm }: { firm: Firm }) {
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
    done: firmTexts.done,
    failed: unlessAtFields(firmTexts.failed),
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
    run({ ...draft, version })
  }
  const textField = (name: FirmField) => {
    const { lines, type, inputMode, ...shared } = inputs[name]
    const props = { ...field(name), label: firmTexts.labels[name], hint: hints[name], ...shared }
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
      {firmSections.map(({ key, fields }) => (
        <FirmSection key={key} id={`firm-${key}`} heading={firmTexts.sections[key]}>
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
        busyLabel={firmTexts.saving}
        className="sm:justify-self-start"
      >
        {firmTexts.save}
      </Button>
    </form>
  )
}
