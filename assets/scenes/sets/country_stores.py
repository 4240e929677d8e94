"""Two members' stores in the country: a store with white boards at a crossroads, a barn on a farm road."""
from kit import *

PICTURES = {
    'store-crossroads': dict(size=(2160, 1441), samples=8, light='dawn', light_options=dict(direction=-62, height=9),
                             mist=dict(color='#F4D3B4', start=22, reach=70, max_share=.55),
                             camera=dict(where=(-6.6, -13.4, 1.7), at=(-.4, 0, 2.2), lens=35, blur=.007, focus=(-1, -1.5, 1.2))),
    'store-farm-road': dict(size=(1280, 854), samples=12, light='foggy', light_options=dict(power=3.4, fill=.85),
                            mist=dict(color='#EFE4CC', start=16, reach=36, max_share=.75),
                            camera=dict(where=(5.6, -13.6, 1.8), at=(-.1, 0, 2.7), lens=36, blur=.007, focus=(1, -1, 1.2))),
}
DIRT = '#8C7453'


def build(name):
    dict(zip(PICTURES, (crossroads, farm_road)))[name]()


def crossroads():
    ground(grass('#8A8F4E', '#B3A562'))
    box(0, -9.2, -.04, 300, 5, .06, asphalt(), bevel=0)
    box(-9.5, 0, -.045, 5, 300, .06, asphalt(), bevel=0)
    box(1.2, -4.4, -.04, 15, 5.4, .055, asphalt('#9A8A6C'), bevel=.02)
    road_line(0, -9.2, 300, z=.022)
    with at(z=.35):
        # light: watts of the interior; lit: watts of each lamp of the sign.
        storefront(0, 0, 0, 'MARKET', 7.6, 4.7, 7, walls='boards', color='#F1EADB', trim=LEAF, accent=LEAF, stripe=TOMATO, light=190, lit=12, awnings=False)
        box(0, 3.6, -.4, 7.6, 7.3, .41, brick('#A79B86', '#8B806C', length=.4), bevel=0)
        lean_to(0, -.12, 2.72, 8, reach=2.3, drop=.34, coat=shingles('#7C4034'), posts=4, post=paint(CREAM, rough=.5), floor=0)
        box(0, -1.25, -.35, 8, 2.5, .34, wood('#A58A62', rough=.8), bevel=.02)
        gable(0, 3.8, 3.9, 7, 7.2, rise=1.5, coat=shingles(), turn=90, walls=paint('#F1EADB', rough=.55))
        chimney(2.4, 5, 4.6, 1.6)
        with at(-3.8, 3.6, 0, -90):
            clapboard(0, 0, 0, 7.1, 3.85, '#F1EADB')
        window_display(shop_width=7.6, posters=('COLD DRINKS', 'FRESH EGGS'))
        _porch()
    _roadside()
    _fields()


def _porch():
    for k in range(2):
        box(0, -2.65 - k * .3, -.35, 1.8, .3, .23 - k * .12, wood('#A58A62', rough=.8), bevel=.015)
    bench(2.5, -.65, 0)
    barrel(-3.2, -.6, 0, apple)
    barrel(-2.55, -.5, 0)
    for k, fruit in enumerate((peach, tomato)):
        full_crate(fruit, -1.75 + k * .56, -.5, 0, word=('PEACHES', 'TOMATOES')[k])
    sack(3.5, -.7, 0, 'FLOUR')
    produce_stand(-2.2, -3.15, -.35, rows=((tomato, peach, cabbage), (potato, orange, onion)))


def _roadside():
    gas_pump(4.95, -2.7, 0)
    finger_post(-5.9, -3.9, 0, (('TOWN', -14, 2.4), ('RIVER', 152, 2.08), ('MILL', 8, 1.76)))
    chalk_board(.9, -3.9, 0, lines=('Early hours', 'FRESH BREAD', 'PEACHES', 'COFFEE'), turn=-12)
    tree(7.2, 3, 0, 7.5, spread=2.2, seed=4)
    tree(5.4, 9, 0, 8.5, spread=2.4, seed=2)
    pole_line(-36, 13, 0, count=5, pitch=19)
    fence(9.5, -3.2, 0, 9)


def gas_pump(x, y, z, color=TOMATO):
    """An old gas pump with a glass cylinder and a globe."""
    coat = lacquer(color)
    lathe(x, y, z, [(0, 0), (.3, 0), (.3, .1), (.2, .16), (.19, 1.3), (.24, 1.36), (.2, 1.42), (.17, 1.42), (.17, 1.44)], coat)
    lathe(x, y, z + 1.44, [(.15, 0), (.15, .55)], mottled('#E3B24A', '#D9A03A', rough=.1))
    lathe(x, y, z + 1.99, [(.19, 0), (.2, .06), (.08, .12), (.05, .16)], coat)
    ball(x, y, z + 2.12, .17, glow('#FFF0CC', power=1.3))
    pipe([(x + .2, y, z + 1.1), (x + .42, y - .06, z + .9), (x + .34, y - .1, z + .35), (x + .25, y - .06, z + .8)], .022, rubber())


def _fields():
    for y, color, second_color in ((16, '#B59A4E', '#C9B163'), (30, '#7C8C4A', '#93984F'), (46, '#C0A65A', '#A89248')):
        box(0, y, -.02, 260, 11, .05, grass(color, second_color), bevel=0)
    hedge_row(-30, 24, 0, 36, seed=3)
    hedge_row(24, 27, 0, 40, seed=4)
    house(-26, 38, 0, 12, roof='#6B5A4A')
    hills(62, height=10)


def farm_road():
    ground(grass('#7E8A4C', '#A59C58'))
    box(1, -8.3, -.04, 300, 4.2, .06, asphalt(DIRT), bevel=.02)
    box(1.2, -4, -.04, 11, 6.5, .055, asphalt(DIRT), bevel=.02)
    barn_store(0, 0, .15)
    _harvest()
    with at(0, -.1):
        fence(-10.4, -2.6, 0, 10.4, color='#B9A98C')
        fence(11.6, -2.6, 0, 9, color='#B9A98C')
    for k, (x, y, height) in enumerate(((-9, 5, 7.6), (-15, 12, 9), (10.5, 8, 8.6), (17, 14, 10))):
        tree(x, y, 0, height, spread=2.3, color=('#7F8A45', '#A88A3E', '#8A7F3E', '#6F8A4A')[k], seed=k + 1)
    hedge_row(0, 34, 0, 120, seed=2, size=2.4)
    hills(55, height=9, seed=3)


def _harvest():
    produce_stand(2.75, -1.5, 0, rows=((apple, pear, pepper), (cabbage, potato, onion)), color='#5A3825')
    for x, y, size in ((-3.6, -1.2, .22), (-3.1, -1.5, .17), (-3.9, -1.7, .15), (-2.6, -1.1, .14), (-3.35, -1.95, .12), (4.5, -1.2, .2), (4.2, -1.75, .13)):
        pumpkin(x, y, 0, x * 50, r=size)
    bushel(-1.5, -1.0, 0, apple)
    bushel(-1.05, -1.25, 0, potato)
    hay_bale(-5.9, -.8, 0, 20)
    hay_bale(-6.1, .6, 0, -8)
    for x, y, turn, color in ((-.3, -3.6, 40, '#F1E6D0'), (.5, -4.1, -70, '#9A5A34'), (.15, -4.6, 160, '#F1E6D0'), (-1.7, -4.1, 100, '#5A4334')):
        hen(x, y, .015, turn, color)
    hand_truck(1.35, -.9, 0, 25)
    milk_can(-1.9, -.55, 0)
    milk_can(-2.35, -.6, 0)
