import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import type { ComponentProps } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { AskFirst as Question } from '../../shared/ui/alert-dialog.tsx'

type AskFirstProps = Omit<ComponentProps<typeof Question>, 'texts' | 'tone' | 'act' | 'problem'> & {
  yes: string
  act: ComponentProps<typeof Question>['act'] & { readonly error: unknown }
}

/** Asks before something of a developer is done that cannot simply be undone. */
export function AskFirst({ yes, act, ...props }: AskFirstProps) {
  const { keep, busy } = developerTexts
  return (
    <Question
      {...props}
      texts={{ yes, keep, busy }}
      tone="destructive"
      act={act}
      problem={act.error != null && (refusalSentence(act.error) ?? partnerTexts.notDone)}
    />
  )
}
