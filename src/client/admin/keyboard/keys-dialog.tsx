import { Dialog } from '../../shared/ui/dialog.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { KEY_GROUPS, useKeysOff } from './keys.ts'

/** All keys, and the switch that turns those without Ctrl off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOff, setOff] = useKeysOff()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keys">
      <div className="grid gap-5">
        <Switch
          label="Keys without Ctrl or Cmd"
          hint="They do nothing while you type. Switch them off where you speak to this computer."
          checked={!isOff}
          onCheckedChange={(isOn) => setOff(!isOn)}
        />
        {KEY_GROUPS.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 font-sans text-sm font-semibold text-soft">{title}</h3>
            <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
              {keys.map(([key, effect]) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="rounded bg-sunken px-1.5 py-0.5 font-sans text-sm font-medium">{key}</kbd>
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
