import { IconButton } from '../../shared/ui/button.tsx'
import { EditIcon, LuggageIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteButton } from '../common/delete-button.tsx'
import { ImageAt } from '../common/image-at.tsx'
import type { LocalVehicle } from './local-vehicle.ts'
import { vehicleTexts } from './vehicle-texts.ts'

const deletion = {
  done: vehicleTexts.done.delete,
  failed: vehicleTexts.deleteFailed,
  refresh: () => Promise.resolve(),
}

type VehicleCardProps = {
  vehicle: LocalVehicle
  onEdit: (vehicle: LocalVehicle, opener: HTMLElement) => void
  onDelete: () => void
}

export function VehicleCard({ vehicle, onEdit, onDelete }: VehicleCardProps) {
  const { id, name, description, capacity, luggage, features, image, interiorImage } = vehicle
  const titleId = `vehicle-${id}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card"
    >
      <div className="grid grid-cols-2 gap-px bg-line">
        <ImageAt
          address={image}
          alt={vehicleTexts.exteriorOf(name)}
          none={vehicleTexts.noExterior}
          className="aspect-video"
        />
        <ImageAt
          address={interiorImage}
          alt={vehicleTexts.interiorOf(name)}
          none={vehicleTexts.noInterior}
          className="aspect-video"
        />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-4 sm:px-5">
        <div className="flex items-start gap-2">
          <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
            <CustomerText>{name}</CustomerText>
          </h3>
          <div className="-mr-2 flex">
            <IconButton
              size="small"
              label={vehicleTexts.edit(name)}
              icon={<EditIcon />}
              onClick={(event) => onEdit(vehicle, event.currentTarget)}
            />
            <DeleteButton
              label={vehicleTexts.delete(name)}
              question={vehicleTexts.deleteQuestion}
              description={
                <>
                  <span className="font-medium text-ink">
                    <CustomerText>{name}</CustomerText>.
                  </span>{' '}
                  {vehicleTexts.deleteEffect}
                </>
              }
              act={{ ...deletion, act: () => Promise.resolve(onDelete()) }}
            />
          </div>
        </div>
        <p className="text-sm whitespace-pre-line text-soft">
          <CustomerText>{description}</CustomerText>
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular">
          <li className="flex items-center gap-2">
            <UsersIcon className="size-4.5 text-accent" />
            {vehicleTexts.passengers(capacity)}
          </li>
          <li className="flex items-center gap-2">
            <LuggageIcon className="size-4.5 text-accent" />
            {vehicleTexts.luggage(luggage)}
          </li>
        </ul>
        {features.length > 0 && (
          <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
            <CustomerText>{features.join(' · ')}</CustomerText>
          </p>
        )}
      </div>
    </article>
  )
}
