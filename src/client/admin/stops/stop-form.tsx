import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewStop, DEFAULT_STOP_HOURLY_PRICE } from '@chauffeur/domain/stop-rules'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { EuroField } from '../../ui/euro-field.tsx'
import { problemsOfCheck } from '../common/field-problems.ts'
import { ImageAt } from '../common/image-at.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'
import { RouteChoices } from './route-choices.tsx'
import { StopPoint } from './stop-point.tsx'
import { stopTexts } from './stop-texts.ts'
import { useAddStop } from './use-stops.ts'

const EMPTY = {
  name: '',
  hourlyPrice: String(DEFAULT_STOP_HOURLY_PRICE),
  imageUrl: '',
  latitude: '',
  longitude: '',
  routeIds: [] as readonly string[],
}
const PRICE_STEP = 5
const TYPING_MS = 500
const { fields } = stopTexts

type StopFormProps = { id: string; onSending: (isSending: boolean) => void; onDone: () => void }

/** All that a new stop needs. */
export function StopForm({ id, onSending, onDone }: StopFormProps) {
  const [draft, setDraft] = useState(EMPTY)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(
    problemsOfCheck(checkNewStop(draft)),
  )
  const { run, isPending } = useAddStop({ onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  // An address that is still being typed is not requested.
  const picture = useDebounced(draft.imageUrl.trim(), TYPING_MS)

  const change = (next: Partial<typeof EMPTY>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => run({ ...draft, routeIds: [...draft.routeIds], isActive: true }))}
      className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2"
    >
      <div className="grid gap-5">
        <Field label={fields.name} error={problemAt('name')} required>
          <TextInput
            autoComplete="off"
            maxLength={MAX_TEXT_LENGTH}
            value={draft.name}
            onValueChange={(name) => change({ name })}
          />
        </Field>
        <EuroField
          label={fields.hourlyPrice}
          step={PRICE_STEP}
          value={draft.hourlyPrice}
          onValueChange={(hourlyPrice) => change({ hourlyPrice })}
          error={problemAt('hourlyPrice')}
        />
        <Field label={fields.imageUrl} hint={fields.imageHint} error={problemAt('imageUrl')} required>
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={draft.imageUrl}
            onValueChange={(imageUrl) => change({ imageUrl })}
          />
        </Field>
        <PictureUpload
          what={draft.name.trim() || stopTexts.newOne}
          onUploaded={(imageUrl) => change({ imageUrl })}
        />
        <ImageAt
          address={picture}
          alt=""
          className={classNames('aspect-8/5 w-full rounded-control', picture === '' && 'max-md:hidden')}
        />
      </div>
      <div className="grid gap-5">
        <StopPoint draft={draft} onChange={change} problemAt={problemAt} />
        <RouteChoices
          chosen={draft.routeIds}
          onChange={(routeIds) => change({ routeIds })}
          error={problemAt('routeIds')}
          className="sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
        />
      </div>
    </form>
  )
}
