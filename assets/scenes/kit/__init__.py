"""Everything a set needs: `from kit import *`. README.md says what is where."""
from .bakery import *
from .camera import camera
from .cases import *
from .colours import *
from .frames import at, here, put, reset
from .furniture import *
from .handling import *
from .labels import BRAND, PRODUCTS
from .landscape import *
from .light import *
from .masonry import *
from .materials import *
from .nodes import material
from .packs import *
from .prints import *
from .produce import *
from .round import *
from .shapes import *
from .storefront import *
from .street import *
from .trucks import *
from .walls import wall
from .warehouse import *
