import { emailUndoTexts as texts } from '@chauffeur/words/en/trip'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CheckIcon, ClockIcon } from '../../shared/ui/icons.tsx'
import { MailIcon } from '../../shared/ui/more-icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { LinkedPage, linkKey } from '../frame/linked-page.tsx'
import { ContactButton, ResultFrame } from '../frame/result-frame.tsx'

const NAME = 'email change'

/** Opened by the letter to the address of before. Nothing happens before a person presses the button: mail scanners open links, too. */
export function UndoEmailPage() {
  const { client } = trpc.useUtils()
  return (
    <LinkedPage
      name={NAME}
      texts={texts}
      support={texts.support}
      read={(link) => client.emailChanges.read.mutate(link)}
    >
      {({ state, bookingNumber }, token) => {
        if (state === 'open') return <Open token={token} number={bookingNumber ?? ''} />
        return state === 'undone' ? <Undone number={bookingNumber ?? ''} /> : <Ended />
      }}
    </LinkedPage>
  )
}

function Open({ token, number }: { token: string; number: string }) {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.emailChanges.undo.mutate({ token }),
    onSuccess: (undone) => queryClient.setQueryData(linkKey(NAME, token), undone),
  })
  const { heading, body, button, busy } = texts.open
  return (
    <ResultFrame
      tone="quiet"
      icon={<MailIcon className="size-7" />}
      heading={heading}
      body={body(number)}
      ways={
        <Button size="large" variant="primary" busy={isPending} busyLabel={busy} onClick={() => mutate()}>
          {button}
        </Button>
      }
    >
      {error && <Notice tone="danger">{refusalSentence(error) ?? sentenceTexts.somethingWentWrong}</Notice>}
    </ResultFrame>
  )
}

function Undone({ number }: { number: string }) {
  const { heading, body } = texts.undone
  return (
    <ResultFrame
      tone="good"
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      body={body(number)}
      ways={<ContactButton>{texts.support}</ContactButton>}
    />
  )
}

function Ended() {
  return (
    <ResultFrame
      {...texts.ended}
      tone="quiet"
      icon={<ClockIcon className="size-7" />}
      ways={<ContactButton>{texts.support}</ContactButton>}
    />
  )
}
