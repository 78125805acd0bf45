import { accentRefusal, accentShades, type Theme } from '@chauffeur/domain/accent'
import { VEHICLE_SIDES } from '@chauffeur/domain/firm'
import { FLEET } from '@chauffeur/domain/vehicles'
import type { CSSProperties, ReactNode } from 'react'
import { vehicleArt } from '@chauffeur/domain/vehicle-art'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { TextField } from '../common/fields.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'

type FirmSectionProps = { id: string; heading: string; lead?: string; children: ReactNode }

export function FirmSection({ id, heading, lead, children }: FirmSectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-heading">
        {heading}
      </h3>
      {lead !== undefined && <p className="mt-1 text-sm text-soft">{lead}</p>}
      {children}
    </Card>
  )
}

/** The logo as it stands in the bar, and another one. */
export function FirmLogo({ url, onChange }: { url: string | null; onChange: (url: string | null) => void }) {
  return (
    <FirmSection
      id="firm-logo"
      heading="Logo"
      lead="In the dark bar of every page, in place of the name. A light one on a transparent ground reads best."
    >
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <div data-theme="night" className="flex min-h-16 items-center rounded-control px-4">
          {url ? (
            <img src={url} alt="Logo" className="h-9 w-40 object-contain object-left" />
          ) : (
            <p className="text-sm text-soft">No logo: the name stands there.</p>
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          <PictureUpload what="the logo" onUploaded={onChange} />
          {url && (
            <Button size="small" variant="ghost" onClick={() => onChange(null)}>
              Remove the logo
            </Button>
          )}
        </div>
      </div>
    </FirmSection>
  )
}

const FIRST_COLOUR = '#a1562a'

type FirmColourProps = {
  colour: string | null
  problem: string | undefined
  onChange: (colour: string | null) => void
}

/** The colour of buttons and links, with a look at how it will be read. */
export function FirmColour({ colour, problem, onChange }: FirmColourProps) {
  const shown = colour !== null && accentRefusal(colour) === undefined ? colour : null
  return (
    <FirmSection
      id="firm-colour"
      heading="Colour"
      lead="Of buttons and links. Where it could not be read, a darker shade of it is shown, on dark ground a lighter one."
    >
      {colour === null ? (
        <Button size="small" className="mt-4" onClick={() => onChange(FIRST_COLOUR)}>
          Use another colour
        </Button>
      ) : (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <TextField
            label="Choose a colour"
            className="w-24 flex-none"
            type="color"
            value={shown ?? FIRST_COLOUR}
            onValueChange={onChange}
          />
          <TextField
            label="As a number"
            hint="Like #a1562a"
            error={problem}
            value={colour}
            onValueChange={onChange}
            maxLength={7}
            spellCheck={false}
            className="w-40 flex-none"
          />
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            Back to the product’s colour
          </Button>
        </div>
      )}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Sample theme="sand" label="On light ground" colour={shown} />
        <Sample theme="night" label="On dark ground" colour={shown} />
      </div>
    </FirmSection>
  )
}

function Sample({ theme, label, colour }: { theme: Theme; label: string; colour: string | null }) {
  const shades = colour === null ? {} : accentShades(colour, theme)
  const style: Record<string, string> = Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [`--${name}`, shade]),
  )
  return (
    <div
      data-theme={theme}
      style={style satisfies CSSProperties}
      className="flex flex-wrap items-center gap-4 rounded-control border border-line p-4"
    >
      <p className="w-full text-sm text-soft">{label}</p>
      <span className="rounded-control bg-accent-fill px-5 py-2 font-medium text-on-accent">Book now</span>
      <span className="text-accent underline">A link</span>
    </div>
  )
}

type Pictures = Readonly<Record<string, string>>
type FirmCarsProps = { pictures: Pictures; onChange: (pictures: Pictures) => void }

/** Each vehicle from outside and from inside: the firm's own picture, or the drawn one. */
export function FirmCars({ pictures, onChange }: FirmCarsProps) {
  const all = FLEET.flatMap(({ id, name }) =>
    VEHICLE_SIDES.map((side) => ({
      key: `${id}-${side}`,
      name: `${name}, ${side === 'exterior' ? 'from the front and the side' : 'interior'}`,
      drawn: `/art/vehicles/${vehicleArt[id]}-${side}-640.webp`,
    })),
  )
  const without = (key: string) =>
    Object.fromEntries(Object.entries(pictures).filter(([other]) => other !== key))
  return (
    <FirmSection
      id="firm-cars"
      heading="Pictures of the cars"
      lead="On the fleet and in the booking. Until there is one of yours, a drawn one is shown. Wide pictures, 16 to 9, are shown whole."
    >
      <ul className="mt-4 grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {all.map(({ key, name, drawn }) => (
          <li key={key} className="grid content-start gap-2">
            <img
              src={pictures[key] ?? drawn}
              alt={name}
              loading="lazy"
              className="aspect-video w-full rounded-control bg-sunken object-cover"
            />
            <p className="text-sm font-medium">{name}</p>
            <PictureUpload what={name} onUploaded={(url) => onChange({ ...pictures, [key]: url })} />
            {pictures[key] !== undefined && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Back to the drawn picture: ${name}`}
                className="justify-self-start"
                onClick={() => onChange(without(key))}
              >
                Back to the drawn picture
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FirmSection>
  )
}
