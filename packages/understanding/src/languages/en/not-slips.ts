/** English words one letter away from a word of ours, which people mean as they stand. */
export const NOT_SLIPS: ReadonlySet<string> = new Set(
  `
    absent accent accept accepts acquired action additions advanced advantage agent agents alert
    alerts allow allows approximated arenas arranged arranges attaches attorneys backups backward
    barking begins bellow boats breach breaks bubbled builds burying busying calculated casting
    center centre changed changing charge charged charges charter cheapen checks chose clearing
    clones cloning closed closest coats collage commons compared compete complete completer
    completes computed computer computing condition conditioned condor considers constructions
    consts contrast convent couldn counts coupled course courses courts created creates crossed
    crossing curses customers decent defined deleted deleter derive descent detaches detail details
    directs distances document doesn doubled doubles driven driver eighth emails exceeds excerpt
    exchanges excluded extensive factor factors fence forth fountain garbage generators grocers
    guided guides halves happen helpers hinting hostels hotels humans ignored include increased
    increases inferior infinite interests intern internals interp interval inverting issued issuer
    issues lager lawyers layer leading leaking liable lighty linting locale locals locate locates
    locking looping machine machines maintainer marking masking matters media medina messages monkey
    motel motels moths negotiated noisy noting objects offers officer onward orders owners packing
    panel parks parsing parting party payment periods permits phrase pieces pierce placed playing
    point points possible powers praying preferable pretium prime primed primes prince princes
    properly purchased qualify quarter quotas raised ranges ranging ranking reasonably recent
    reduced reducer reduces registers registrations reliably remembers removed remover rending
    require requirement requires rescale resent resorts result retrieve retrieved retrieves right
    rivera roaming saving saying scales scheduled scheduler schedules scrape secure seeing sending
    separated separates service serviced services seventh shaking shard share shelling shipping
    shoes shored shouldn simpler slated smarts smarty smelling spaced spaces specifics sped speeding
    speeds speedy spelling square squares staging stands starring start starts stating statistic
    stats stdio stealing steven stopping store stored stores stormy straying streets structured
    structures styled suggestion suited suites supports swelling tending tends terminals terminated
    terminations theirs thirsty thorough though timers titled titles trains transactions transfers
    transmit transports unlocked updated updater value valued values villager waiter waking waling
    walling wanking wasting waters welcomed wishing withheld wording workings worthy wouldn
  `
    .trim()
    .split(/\s+/),
);
