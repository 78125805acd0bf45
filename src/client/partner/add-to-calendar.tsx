import { partnerTexts } from '@chauffeur/words/en/partner'
import { refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { Button } from '../shared/ui/button.tsx'
import { Dialog } from '../shared/ui/dialog.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { AskFirst } from './developers/ask-first.tsx'
import { instantText } from './developers/instant.tsx'
import { Copied } from './developers/shown-once.tsx'
import { Reading } from './reading.tsx'

/** Where somebody makes, renews and turns off the link that their calendar program follows. */
export function AddToCalendar() {
  const texts = partnerTexts.calendar
  return (
    <Dialog trigger={<Button>{texts.open}</Button>} title={texts.heading} description={texts.body}>
      <CalendarLink />
    </Dialog>
  )
}

function CalendarLink() {
  const texts = partnerTexts.calendar
  const { calendar } = trpc.useUtils()
  const query = trpc.calendar.linkAsMember.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const onSuccess = () => calendar.linkAsMember.invalidate()
  const renew = trpc.calendar.renewAsMember.useMutation({ onSuccess })
  const remove = trpc.calendar.removeAsMember.useMutation({
    onSuccess() {
      // The address that is shown stops working, too.
      renew.reset()
      return onSuccess()
    },
  })
  return (
    <Reading query={query}>
      {({ link }) => (
        <div className="grid gap-4">
          {renew.data && (
            <div>
              <Copied key={renew.data.url} label={texts.address} value={renew.data.url} />
              <p className="text-sm text-soft">{texts.once}</p>
            </div>
          )}
          {link === null ? (
            <>
              {renew.error && (
                <Notice tone="danger">{refusalSentence(renew.error) ?? partnerTexts.notDone}</Notice>
              )}
              <Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
                {texts.make}
              </Button>
            </>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-soft">{texts.made(instantText(link.createdAt))}</p>
              <div className="flex flex-wrap gap-2">
                <AskFirst
                  trigger={<Button size="small">{texts.renew}</Button>}
                  question={texts.renewQuestion}
                  effect={texts.renewEffect}
                  yes={texts.renew}
                  act={renew}
                  onYes={(close) => renew.mutate(undefined, { onSuccess: close })}
                />
                <AskFirst
                  trigger={<Button size="small">{texts.remove}</Button>}
                  question={texts.removeQuestion}
                  effect={texts.removeEffect}
                  yes={texts.remove}
                  act={remove}
                  onYes={(close) => remove.mutate(undefined, { onSuccess: close })}
                />
              </div>
            </div>
          )}
        </div>
      )}
    </Reading>
  )
}
