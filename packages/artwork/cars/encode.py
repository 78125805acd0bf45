"""AVIF and WebP of each picture in the two widths of the site, as good as their weight allows."""
import os
import subprocess
import sys
import cv2

# In bytes, by width.
AT_MOST = {'exterior': {640: (7800, 8800), 1280: (18600, 24700)}, 'interior': {640: (12400, 15100), 1280: (27700, 38200)},
           'service': {640: (12500, 18700), 1280: (26100, 44800)}}
LUGGAGE = 10000
SALOONS = 's-class', 'e-class'


def avif(png, file, quality):
    level = 63 - round(quality * .63)
    options = f'--min 0 --max 63 -a end-usage=q -a cq-level={level} --speed 6 --yuv 420 --depth 10 --jobs 2'.split()
    subprocess.run(['avifenc', *options, png, file], check=True, capture_output=True)


def webp(png, file, quality):
    subprocess.run(['cwebp', '-quiet', '-m', '6', '-sharp_yuv', '-q', str(quality), png, '-o', file], check=True)


def best(write, png, file, at_most):
    for quality in range(84, 20, -6):
        write(png, file, quality)
        if os.path.getsize(file) <= at_most: break
    print(f'{os.path.basename(file)}: quality {quality}, {os.path.getsize(file) / 1000:.1f} kB')


def small(source, name, width):
    """The picture in another width, as a file."""
    picture = cv2.imread(f'{source}/{name}.png'); h, w = picture.shape[:2]
    file = f'{source}/{name}-{width}-small.png'
    cv2.imwrite(file, cv2.resize(picture, (width, round(width * h / w)), interpolation=cv2.INTER_AREA if w > width else cv2.INTER_CUBIC))
    return file


source, target, kind, *names = sys.argv[1:]
for name in [n for n in names if os.path.exists(f'{source}/{n}.png')]:
    if kind == 'luggage':      # the two saloons take the same
        for file in [name] if name.split('-')[0] in ('v', 'vito', 'sprinter') else [f'{key}-{name}' for key in SALOONS]:
            best(webp, small(source, name, 640), f'{target}/{file}.webp', LUGGAGE)
        continue
    for width, limits in AT_MOST[kind].items():
        png = small(source, name, width)
        file = f'{name}-{width}' if kind == 'service' else f'{name}-{kind}-{width}'
        for write, ending, limit in ((avif, 'avif', limits[0]), (webp, 'webp', limits[1])):
            best(write, png, f'{target}/{file}.{ending}', limit)
