import type { Firm } from '@chauffeur/contract/firm'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import {
  MAX_BRAND_LENGTH,
  MAX_CONTACT_LENGTH,
  MAX_FIRM_TEXT_LENGTH,
  MAX_REGISTRATION_LENGTH,
} from '@chauffeur/domain/firm'
import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { useState, type ComponentProps } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextArea, TextInput } from '../../shared/ui/text-input.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { ChangedMeanwhile } from '../common/changed-meanwhile.tsx'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { useDraftForm } from '../common/use-draft-form.ts'
import { FirmCars } from './firm-cars.tsx'
import { draftOf, firmProblems, firmSections, shownFirm, type FirmField } from './firm-draft.ts'
import { FirmColour } from './firm-colour.tsx'
import { firmTexts } from './firm-texts.ts'
import { useSaveFirm } from './use-firm.ts'
import { PictureUpload } from '../common/picture-upload.tsx'

type InputProps = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'>
type InputKind = InputProps & {
  readonly max: number
  readonly isRequired?: boolean
  /** The call's field, where it may have several lines. */
  readonly lines?: MultiLineField
}

const inputs: Readonly<Record<FirmField, InputKind>> = {
  brandName: { max: MAX_BRAND_LENGTH, isRequired: true, autoComplete: 'organization' },
  legalName: { max: MAX_NAME_LENGTH, autoComplete: 'off' },
  taxNumber: { max: MAX_REGISTRATION_LENGTH, autoComplete: 'off' },
  licenceNumber: { max: MAX_REGISTRATION_LENGTH, autoComplete: 'off' },
  address: { max: MAX_FIRM_TEXT_LENGTH, lines: 'changeFirm.address', autoComplete: 'street-address' },
  phone: { max: MAX_CONTACT_LENGTH, type: 'tel', autoComplete: 'tel' },
  phone2: { max: MAX_CONTACT_LENGTH, type: 'tel', autoComplete: 'off' },
  email: { max: MAX_NAME_LENGTH, isRequired: true, type: 'email', autoComplete: 'email' },
  whatsappNumber: { max: MAX_CONTACT_LENGTH, type: 'tel', autoComplete: 'off' },
  openingHours: { max: MAX_FIRM_TEXT_LENGTH, lines: 'changeFirm.openingHours', autoComplete: 'off' },
  instagramUrl: { max: MAX_IMAGE_URL_LENGTH, inputMode: 'url', autoComplete: 'off' },
  facebookUrl: { max: MAX_IMAGE_URL_LENGTH, inputMode: 'url', autoComplete: 'off' },
  linkedinUrl: { max: MAX_IMAGE_URL_LENGTH, inputMode: 'url', autoComplete: 'off' },
}

const hints: Partial<Record<FirmField, string>> = firmTexts.hints

/** The form of the firm; `firm` is as it is now, while the form starts from what it was when the form was opened. */
export function FirmForm({ firm }: { firm: Firm }) {
  const [base, setBase] = useState(firm)
  const [change, setChange] = useState<MeanwhileChange>()
  const { draft, edit, bind, restart, problemAt, showRefused, formProps } = useDraftForm(
    () => draftOf(firm),
    { problemsOf: firmProblems },
  )
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(base)))
  const start = (from: Firm) => {
    setBase(from)
    setChange(undefined)
    restart(draftOf(from))
  }
  const { run, isPending } = useSaveFirm({
    onDone: start,
    onFailed: showRefused,
    onChangedMeanwhile: setChange,
  })
  const save = (version: number) => {
    setChange(undefined)
    run({ ...draft, version })
  }
  const control = (field: FirmField) => {
    const { max, isRequired: _, lines, ...props } = inputs[field]
    const shared = { ...props, ...bind(field), maxLength: max }
    return lines ? <TextArea writes={lines} rows={3} {...shared} /> : <TextInput {...shared} />
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
        <Card key={key} as="section" aria-labelledby={`firm-${key}`}>
          <h3 id={`firm-${key}`} className="text-heading">
            {firmTexts.sections[key]}
          </h3>
          <div className="mt-4 grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
            {fields.map((field) => (
              <Field
                key={field}
                label={firmTexts.labels[field]}
                hint={hints[field]}
                error={problemAt(field)}
                required={inputs[field].isRequired}
              >
                {control(field)}
              </Field>
            ))}
          </div>
        </Card>
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

const { logo } = firmTexts

type FirmLogoProps = { url: string | null; onChange: (url: string | null) => void }

/** The logo as it stands in the bar, and another one. */
function FirmLogo({ url, onChange }: FirmLogoProps) {
  return (
    <Card as="section" aria-labelledby="firm-logo">
      <h3 id="firm-logo" className="text-heading">
        {logo.heading}
      </h3>
      <p className="mt-1 text-sm text-soft">{logo.lead}</p>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <div data-theme="night" className="flex min-h-16 items-center rounded-control px-4">
          {url ? (
            <img src={url} alt={logo.heading} className="h-9 w-40 object-contain object-left" />
          ) : (
            <p className="text-sm text-soft">{logo.none}</p>
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          <PictureUpload what={logo.what} onUploaded={onChange} />
          {url && (
            <Button size="small" variant="ghost" onClick={() => onChange(null)}>
              {logo.remove}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
