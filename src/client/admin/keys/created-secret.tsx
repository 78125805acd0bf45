import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { CustomerText } from '../common/customer-text.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { keyTexts } from './key-texts.ts'

/** The secret of a key that was just created or renewed. */
export function CreatedSecret({ made: { name, secret } }: { made: ApiKeyWithSecret }) {
  return (
    <div className="grid gap-3">
      <p className="font-medium">
        <CustomerText>{name}</CustomerText>
      </p>
      <ShownOnce label={keyTexts.secretLabel} value={secret} sentence={keyTexts.once} takesFocus />
    </div>
  )
}
