/** Run as a process of its own: unpacks the packaged Chromium into TMPDIR and prints where it lies. */
const { default: chromium } = await import('@sparticuz/chromium')
process.stdout.write(await chromium.executablePath())
