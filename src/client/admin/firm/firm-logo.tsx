import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'
import { firmTexts } from './firm-texts.ts'

const { logo } = firmTexts

type FirmLogoProps = { url: string | null; onChange: (url: string | null) => void }

/** The logo as it stands in the bar, and another one. */
export function FirmLogo({ url, onChange }: FirmLogoProps) {
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
