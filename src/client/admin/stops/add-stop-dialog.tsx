import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_STOP_HOURLY_PRICE } from '@chauffeur/domain/stop-rules'
import { classNames } from '../../shared/ui/class-names.ts'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { ImageAt } from '../common/image-at.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'
import { AddButton } from '../common/row-buttons.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { RouteChoices } from './route-choices.tsx'
import { StopPoint } from './stop-point.tsx'
import { stopTexts } from './stop-texts.ts'
import { useSaveNewStop, type StopDraft } from './use-stops.ts'

const EMPTY: StopDraft = {
  name: '',
  hourlyPrice: String(DEFAULT_STOP_HOURLY_PRICE),
  imageUrl: '',
  latitude: '',
  longitude: '',
  routeIds: [],
}
const PRICE_STEP = 5
const TYPING_MS = 500
const { fields } = stopTexts

/** The button and the dialog that add a stop, with all that a new one needs. */
export function AddStopDialog() {
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(() => EMPTY, useSaveNewStop())
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton label={stopTexts.add} />}
      title={stopTexts.add}
      size="large"
      texts={{ cancel: stopTexts.cancel, submit: stopTexts.submit, busy: stopTexts.adding }}
    >
      <form {...form} className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2">
        <div className="grid gap-5">
          <Field label={fields.name} error={problemAt('name')} required>
            <TextInput {...bind('name')} autoComplete="off" maxLength={MAX_TEXT_LENGTH} />
          </Field>
          <EuroField
            {...bind('hourlyPrice')}
            label={fields.hourlyPrice}
            step={PRICE_STEP}
            error={problemAt('hourlyPrice')}
          />
          <Field label={fields.imageUrl} hint={fields.imageHint} error={problemAt('imageUrl')} required>
            <TextInput {...bind('imageUrl')} inputMode="url" autoComplete="off" spellCheck={false} />
          </Field>
          <PictureUpload
            what={draft.name.trim() || stopTexts.newOne}
            onUploaded={bind('imageUrl').onValueChange}
          />
          <Preview address={draft.imageUrl.trim()} />
        </div>
        <div className="grid gap-5">
          <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
          <RouteChoices
            {...bind('routeIds')}
            error={problemAt('routeIds')}
            className="sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
          />
        </div>
      </form>
    </FormDialog>
  )
}

/** An address that is still being typed is not requested. */
function Preview({ address }: { address: string }) {
  const picture = useDebounced(address, TYPING_MS)
  return (
    <ImageAt
      address={picture}
      alt=""
      className={classNames('aspect-8/5 w-full rounded-control', picture === '' && 'max-md:hidden')}
    />
  )
}
