import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Reading } from '../reading.tsx'

/** Has something that has happened to a booking sent to a receiver, also where it was sent before. */
export function SendEvent({ messageId }: { messageId: string }) {
  const texts = developerTexts.receivers
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="ghost">
          {texts.sendEvent}
        </Button>
      }
      title={texts.sendEvent}
    >
      <Receivers messageId={messageId} />
    </Dialog>
  )
}

function Receivers({ messageId }: { messageId: string }) {
  const texts = developerTexts.receivers
  const query = trpc.memberWebhooks.list.useQuery(undefined, { staleTime: 0 })
  const { memberWebhooks } = trpc.useUtils()
  const send = trpc.memberWebhooks.sendEvent.useMutation({
    onSettled: () => void memberWebhooks.invalidate(),
  })
  return (
    <Reading query={query}>
      {({ webhooks: receivers }) => (
        <div className="grid gap-3">
          {receivers.length === 0 && <p className="text-soft">{texts.none}</p>}
          {receivers.map(({ id, name }) => (
            <Button
              key={id}
              busy={send.isPending && send.variables.id === id}
              busyLabel={developerTexts.busy}
              onClick={() => send.mutate({ id, messageId })}
            >
              {texts.sendEventTo(name)}
            </Button>
          ))}
          {send.error && <Notice tone="danger">{refusalSentence(send.error) ?? partnerTexts.notDone}</Notice>}
          <output className="text-sm text-success">{send.isSuccess && texts.sent}</output>
        </div>
      )}
    </Reading>
  )
}
