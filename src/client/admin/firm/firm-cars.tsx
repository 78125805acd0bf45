import { VEHICLE_SIDES } from '@chauffeur/domain/firm'
import { FLEET } from '@chauffeur/domain/vehicles'
import { vehicleArt } from '../../shared/firm/vehicle-art.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'
import { firmTexts } from './firm-texts.ts'

const { cars } = firmTexts

type Pictures = Readonly<Record<string, string>>
type FirmCarsProps = { pictures: Pictures; onChange: (pictures: Pictures) => void }

/** Each vehicle from outside and from inside: the firm's own picture, or the drawn one. */
export function FirmCars({ pictures, onChange }: FirmCarsProps) {
  const all = FLEET.flatMap(({ id, name }) =>
    VEHICLE_SIDES.map((side) => ({
      key: `${id}-${side}`,
      name: cars.of(name, cars.sides[side]),
      drawn: `/art/vehicles/${vehicleArt[id]}-${side}-640.webp`,
    })),
  )
  return (
    <Card as="section" aria-labelledby="firm-cars">
      <h3 id="firm-cars" className="text-heading">
        {cars.heading}
      </h3>
      <p className="mt-1 text-sm text-soft">{cars.lead}</p>
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
                aria-label={`${cars.back}: ${name}`}
                className="justify-self-start"
                onClick={() =>
                  onChange(Object.fromEntries(Object.entries(pictures).filter(([other]) => other !== key)))
                }
              >
                {cars.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
