import type { Booking } from '@chauffeur/contract/bookings'
import { lazy, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { EditIcon } from '../../../shared/ui/icons.tsx'
import { fetchAhead, LatePart } from '../../../shared/ui/late-part.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'

const loadDialog = () => import('./change-trip-dialog.tsx')
const ChangeTripDialog = lazy(async () => ({ default: (await loadDialog()).ChangeTripDialog }))

/** The button that changes the trip; its dialog is fetched when it is wanted. */
export function ChangeTrip({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => {
          setOpenings(openings + 1)
          setOpen(true)
        }}
      >
        <EditIcon className="size-4.5" />
        {texts.open}
      </Button>
      {openings > 0 && (
        <LatePart>
          <ChangeTripDialog
            key={openings}
            booking={booking}
            open={isOpen}
            onOpenChange={setOpen}
            returnFocusTo={button}
          />
        </LatePart>
      )}
    </>
  )
}
