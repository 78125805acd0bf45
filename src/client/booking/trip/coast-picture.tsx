import { Picture } from '../../ui/picture.tsx'

/** What step 1 shows while there is no way to show: the road along the coast, for its own sake. */
export function CoastPicture() {
  return (
    <div className="overflow-clip rounded-card shadow-card">
      <Picture
        src="/art/coast/road"
        widths={[640, 1280]}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 48rem, 100vw"
        alt=""
        className="aspect-[3/2] w-full object-cover sm:aspect-[2/1]"
      />
    </div>
  )
}
