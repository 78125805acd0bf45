import { Picture, type Drawing } from '../ui/picture.tsx'
import { classNames } from '../ui/class-names.ts'

export const heroScene: Drawing = { src: '/art/coast/hero', widths: [640, 1280, 1920], ratio: 16 / 9 }
export const heroSceneTall: Drawing = { src: '/art/coast/hero-tall', widths: [480, 960], ratio: 4 / 5 }

type BackdropProps = {
  drawing: Drawing
  tall?: Drawing | undefined
  isFirst?: boolean | undefined
  /** How the picture fades behind the text. */
  veil: string
  className?: string | undefined
}

/** A picture behind text. Its section is `relative isolate`. */
export function Backdrop({ drawing, tall, isFirst, veil, className }: BackdropProps) {
  return (
    <div aria-hidden="true" className={classNames('absolute inset-0 -z-10 overflow-hidden', className)}>
      <Picture
        {...drawing}
        tall={tall}
        isFirst={isFirst}
        // Behind text on a phone the smaller one is enough.
        sizes="(orientation: portrait) 60vw, 100vw"
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
      <div className={classNames('absolute inset-0', veil)} />
    </div>
  )
}
