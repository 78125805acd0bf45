import { classNames } from './class-names.ts'

export interface Drawing {
  /** The files' address up to the width: `/art/services/airport` for `/art/services/airport-640.avif`. */
  readonly src: string
  /** In pixels, rising; each is there as AVIF and as WebP. */
  readonly widths: readonly number[]
  /** Width by height. */
  readonly ratio: number
}

interface PictureProps extends Drawing {
  /** How wide it is shown, as the `sizes` of an image: '(min-width: 64rem) 33vw, 100vw'. */
  readonly sizes: string
  /** Its description; '' where it only decorates. */
  readonly alt: string
  /** Another cut of it, for screens that are higher than wide. */
  readonly tall?: Drawing | undefined
  /** The first thing a visitor sees: loaded at once instead of when it comes near. */
  readonly isFirst?: boolean | undefined
  readonly className?: string | undefined
}

/** An image of ours in the size and format that suit the screen; its space is reserved while it loads. */
export function Picture(props: PictureProps) {
  const { src, widths, ratio, sizes, alt, tall, isFirst = false, className } = props
  const widest = widths.at(-1) ?? 0
  return (
    <picture className="contents [&>source]:hidden">
      {tall && <Sources {...tall} sizes={sizes} media="(orientation: portrait)" />}
      <source type="image/avif" srcSet={filesOf({ src, widths }, 'avif')} sizes={sizes} />
      <img
        src={`${src}-${widest}.webp`}
        srcSet={filesOf({ src, widths }, 'webp')}
        sizes={sizes}
        width={widest}
        height={Math.round(widest / ratio)}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'auto' : 'async'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={classNames('max-w-full', className)}
      />
    </picture>
  )
}

type SourcesProps = Drawing & { readonly sizes: string; readonly media: string }

function Sources({ src, widths, ratio, sizes, media }: SourcesProps) {
  const widest = widths.at(-1) ?? 0
  const size = { width: widest, height: Math.round(widest / ratio), sizes, media }
  return (
    <>
      <source type="image/avif" srcSet={filesOf({ src, widths }, 'avif')} {...size} />
      <source type="image/webp" srcSet={filesOf({ src, widths }, 'webp')} {...size} />
    </>
  )
}

function filesOf({ src, widths }: Pick<Drawing, 'src' | 'widths'>, format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')
}
