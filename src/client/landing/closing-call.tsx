import { closingCall } from '../content/closing-call.ts'
import type { Drawing } from '../ui/picture.tsx'
import { Backdrop } from './backdrop.tsx'
import { BookLink } from './book-link.tsx'

const scenes = {
  stacks: { src: '/art/coast/stacks', widths: [640, 1280], ratio: 16 / 9 },
  river: { src: '/art/coast/river', widths: [640, 1280], ratio: 16 / 9 },
  plain: { src: '/art/coast/plain', widths: [640, 1280], ratio: 16 / 9 },
} as const satisfies Record<string, Drawing>

type ClosingCallProps = { scene?: keyof typeof scenes | undefined; heading?: string | undefined }

/** The end of a landing page: one sentence, one button. */
export function ClosingCall({ scene = 'stacks', heading = closingCall.heading }: ClosingCallProps) {
  return (
    <section data-theme="night" className="relative isolate overflow-hidden">
      <Backdrop
        drawing={scenes[scene]}
        veil="bg-linear-to-r from-surface via-surface/80 via-60% to-surface/15 xl:via-50% max-lg:via-surface/85 max-lg:to-surface/75"
      />
      <div className="shell py-[clamp(5rem,12vw,10rem)]">
        <div className="max-w-xl">
          <h2 className="text-hero">{heading}</h2>
          <p className="mt-5 text-lead text-soft">{closingCall.text}</p>
          <BookLink className="mt-9">{closingCall.action}</BookLink>
        </div>
      </div>
    </section>
  )
}
