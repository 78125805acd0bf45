import type { Vehicle } from '@chauffeur/domain/vehicles'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useRef, useState } from 'react'
import { askTexts } from '@chauffeur/words/en/booking'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Button, type ButtonVariant } from '../../../shared/ui/button.tsx'
import { useToast } from '../../../shared/ui/toast.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'

type AskTeamProps = {
  /** Whose price is requested; without one, that of the vehicle chosen so far. */
  vehicle?: Vehicle | undefined
  /** Where it is not about a price. */
  label?: string | undefined
  labelFor?: string | undefined
  variant?: ButtonVariant | undefined
  className?: string | undefined
}

// Most visitors get their price: the dialog is loaded only when it is needed.
const loadDialog = async () => (await import('./ask-team-dialog.tsx')).AskTeamDialog
type AskTeamDialog = Awaited<ReturnType<typeof loadDialog>>

/** For a trip without a price, or without a method to pay it. */
export function AskTeam({
  vehicle,
  label = askTexts.ask,
  labelFor = vehicle && askTexts.askFor(vehicleText(vehicle.name)),
  variant = 'secondary',
  className,
}: AskTeamProps) {
  const { quotes } = useBooking()
  const { showToast } = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [LoadedDialog, setDialog] = useState<AskTeamDialog>()
  const [isOpen, setOpen] = useState(false)
  const isLoading = isOpen && LoadedDialog === undefined

  function open() {
    setOpen(true)
    if (LoadedDialog) return
    loadDialog().then(
      (dialog) => setDialog(() => dialog),
      () => {
        setOpen(false)
        showToast({
          title: askTexts.ask,
          description: sentenceTexts.somethingWentWrong,
          tone: 'destructive',
        })
      },
    )
  }

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size="small"
        busy={isLoading}
        busyLabel={askTexts.opening}
        aria-haspopup="dialog"
        aria-label={isLoading ? undefined : labelFor}
        onClick={open}
        className={className}
      >
        {label}
      </Button>
      {LoadedDialog && (
        <LoadedDialog
          open={isOpen}
          onOpenChange={setOpen}
          openedBy={button}
          vehicle={vehicle ?? quotes.chosen?.vehicle}
          title={label}
        />
      )}
    </>
  )
}
