export interface PictureProps {
  /** The files' address up to the width: `/art/services/airport` for `/art/services/airport-640.avif`. */
  readonly src: string
  /** In pixels, rising; each is there as AVIF and as WebP. */
  readonly widths: readonly number[]
  /** Width by height. */
  readonly ratio: number
  /** How wide it is shown, as the `sizes` of an image: '(min-width: 64rem) 33vw, 100vw'. */
  readonly sizes: string
  readonly alt: string
  /** The first thing a visitor sees: loaded at once instead of when it comes near. */
  readonly isFirst?: boolean
  readonly className?: string
}

/** An image of ours in the size and format that suit the screen; its space is held while it loads. */
export function Picture({ src, widths, ratio, sizes, alt, isFirst = false, className }: PictureProps) {
  const sourcesAs = (format: string) =>
    widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')
  const widest = widths.at(-1) ?? 0
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesAs('avif')} sizes={sizes} />
      <img
        src={`${src}-${widest}.webp`}
        srcSet={sourcesAs('webp')}
        sizes={sizes}
        width={widest}
        height={Math.round(widest / ratio)}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'auto' : 'async'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
